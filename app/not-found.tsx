import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Not found' };

/** Rarely seen: the proxy answers for addresses that lead nowhere. It also keeps Next's default out of every page. */
export default function NotFound() {
  return <p className="wrap">There is no page at this address.</p>;
}
