import { WAYS } from '../format/ways';
import type { Format } from '../formats';
import type { Form } from './address';

export type RefusedStatus = 400 | 404 | 405 | 410 | 503;

const WORDS: Record<RefusedStatus, { title: string; text: string }> = {
  400: {
    title: 'Malformed address',
    text: 'This address cannot be read: something in it is not encoded as an address should be.',
  },
  404: { title: 'Not found', text: 'There is no page at this address.' },
  405: { title: 'Not allowed', text: 'Pages of this library can only be read.' },
  410: { title: 'Gone', text: 'There was a page at this address. It is no longer in the library.' },
  503: {
    title: 'Away for a moment',
    text: 'The library cannot be reached. It will be back by itself; please try again in a few seconds.',
  },
};

const HEADERS: Partial<Record<RefusedStatus, Record<string, string>>> = {
  405: { Allow: 'GET, HEAD' },
  503: { 'Retry-After': '5' },
};

/** Written by hand and not rendered: it must be there when nothing else is, and cost nothing when robots guess addresses. */
function html(status: RefusedStatus): string {
  const { title, text } = WORDS[status];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Byline</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/status.css"></head>
<body><header><a href="/"><img src="/wordmark.svg" alt="Byline, front page" width="68" height="26"></a>
<nav aria-label="Library">${WAYS.map(({ href, label }) => `<a href="${href}">${label}</a>`).join(' ')}</nav></header>
<main><p class="status">${status}</p><h1>${title}</h1><p>${text}</p>
<form action="/search" method="get" role="search"><label for="q">Search the authors of this library</label> <input id="q" name="q" type="search"> <button type="submit">Search</button></form>
<p><a href="/about">About this library</a></p></main></body></html>
`;
}

const BODIES: Record<Format, { type: string; body: (status: RefusedStatus) => string }> = {
  html: { type: 'text/html; charset=utf-8', body: html },
  md: {
    type: 'text/markdown; charset=utf-8',
    body: (status) => `# ${WORDS[status].title}\n\n${WORDS[status].text}\n`,
  },
  json: {
    type: 'application/json; charset=utf-8',
    body: (status) =>
      `${JSON.stringify({ status, error: WORDS[status].title, message: WORDS[status].text })}\n`,
  },
};

/** The answer for what is not, is no longer, or cannot be had now: small, in the format asked for, never to be kept. */
export function statusPage(status: RefusedStatus, form: Form): Response {
  const { type, body } = BODIES[form === 'picture' ? 'html' : form];
  return new Response(body(status), {
    status,
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...HEADERS[status],
    },
  });
}
