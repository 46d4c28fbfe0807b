// A thread has to be told how TypeScript is read before it can read any.
import { register } from 'tsx/esm/api';

register();
await import('./read-in-thread.ts');
