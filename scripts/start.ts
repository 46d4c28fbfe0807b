import { start } from '../lib/setup/start';

/** `npm start`, and with `--dev` `npm run dev`. */
export function main(args: string[]): Promise<number> {
  return start({ isDev: args.includes('--dev') });
}
