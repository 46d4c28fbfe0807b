import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import { parseAddress } from '#/lib/serving/address';
import { libraryVersion } from '#/lib/serving/library-version';
import { openAddress } from '#/lib/serving/open';
import { statusPage } from '#/lib/serving/status-pages';

/** Every request comes through here, so that no address reaches a page unread. */
export async function proxy(request: NextRequest): Promise<Response> {
  const action = parseAddress({
    method: request.method,
    url: request.url,
    accept: request.headers.get('accept'),
  });
  if (action.do === 'pass') return NextResponse.next();
  if (action.do === 'refuse') return statusPage(action.status, action.format);
  try {
    if (action.do === 'open') return await openAddress(action, request.url);
    return Response.json(
      { status: 'ready', version: await libraryVersion() },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  } catch (error) {
    console.error('503', action.do, error instanceof Error ? error.message : error);
    return statusPage(503, action.do === 'open' ? action.form : 'json');
  }
}
