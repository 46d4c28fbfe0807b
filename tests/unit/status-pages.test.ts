import { describe, expect, test } from 'vitest';
import { type RefusedStatus, statusPage } from '#/lib/serving/status-pages';

describe.each<RefusedStatus>([400, 404, 405, 410, 503])('%d', (status) => {
  test('as HTML: a small page that is not to be indexed', async () => {
    const response = statusPage(status, 'html');
    const body = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
    expect(body.length).toBeLessThan(2000);
  });
  test('as JSON and Markdown: text, never to be kept', async () => {
    const json = statusPage(status, 'json');
    expect(await json.json()).toMatchObject({ status });
    const markdown = statusPage(status, 'md');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect([json, markdown].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });
});

test('what a client can do is in the headers', () => {
  expect(statusPage(405, 'html').headers.get('allow')).toBe('GET, HEAD');
  expect(statusPage(503, 'html').headers.get('retry-after')).toBe('5');
});
