import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#/lib/env';

test('nothing set gives the defaults', () => {
  expect(readEnv({})).toEqual({
    databaseUrl: null,
    dataDir: path.resolve('.data'),
    demo: true,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    openalexApiKey: null,
    openalexApiUrl: 'https://api.openalex.org',
    authorPageMinWorks: 1,
    contact: null,
    abstracts: 'start',
  });
});

test('empty and blank values count as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', BYLINE_DATA_DIR: '', ABSTRACTS: '' })).toEqual(readEnv({}));
});

test('the address of the site follows the port, and loses its slash', () => {
  expect(readEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readEnv({ PORT: '8080', SITE_URL: 'https://Library.example/' }).siteUrl).toBe(
    'https://library.example',
  );
});

test('the OpenAlex API is asked over https, or on this machine', () => {
  for (const url of [
    'http://127.0.0.1:8080',
    'http://localhost:1',
    'http://[::1]:1',
    'https://api.example.org',
  ])
    expect(readEnv({ OPENALEX_API_URL: url }).openalexApiUrl).toBe(url);
  for (const url of ['http://api.openalex.org', 'http://127.0.0.1.example.org', 'https://u:p@x.org', 'x'])
    expect(() => readEnv({ OPENALEX_API_URL: url })).toThrow('OPENALEX_API_URL must be');
});

test('all values are read', () => {
  const env = readEnv({
    DATABASE_URL: 'postgresql://me:word@db.example:5432/byline?sslmode=require',
    BYLINE_DATA_DIR: '/srv/byline',
    BYLINE_DEMO: '0',
    OPENALEX_API_KEY: 'abc',
    AUTHOR_PAGE_MIN_WORKS: '3',
    CONTACT: 'library@example.org',
    ABSTRACTS: 'off',
  });
  expect(env).toMatchObject({ dataDir: '/srv/byline', demo: false, openalexApiKey: 'abc' });
  expect(env).toMatchObject({ authorPageMinWorks: 3, contact: 'library@example.org', abstracts: 'off' });
  expect(env.databaseUrl).toBe('postgresql://me:word@db.example:5432/byline?sslmode=require');
});

test('everything that is malformed is named at once, and no value is repeated', () => {
  const read = () =>
    readEnv({
      DATABASE_URL: 'mysql://me:hunter2@db.example/byline',
      BYLINE_DEMO: 'no',
      PORT: '70000',
      SITE_URL: 'example.org/library',
      OPENALEX_API_KEY: 'two words',
      AUTHOR_PAGE_MIN_WORKS: '0',
      CONTACT: '<script>',
      ABSTRACTS: 'all',
    });
  for (const name of ['DATABASE_URL', 'BYLINE_DEMO', 'PORT', 'SITE_URL', 'OPENALEX_API_KEY']) {
    expect(read).toThrow(name);
  }
  for (const name of ['AUTHOR_PAGE_MIN_WORKS', 'CONTACT', 'ABSTRACTS']) expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2|two words/);
});

test.each([
  'http://example.org/path',
  'https://me@example.org',
  'ftp://example.org',
  'https://example.org?a=1',
])('SITE_URL %s is no origin', (value) => {
  expect(() => readEnv({ SITE_URL: value })).toThrow('SITE_URL');
});
