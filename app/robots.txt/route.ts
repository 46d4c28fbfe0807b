import { connection } from 'next/server';

/** Pages with a query say themselves that they are not to be indexed; searches need not even be asked for. */
const RULES = 'User-agent: *\nDisallow: /search?\nDisallow: /search.\n';

export async function GET() {
  await connection();
  return new Response(RULES, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
