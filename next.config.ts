import type { NextConfig } from 'next';

const isDevelopment = process.env.NODE_ENV === 'development';

/** No page has a script (scripts/serve.ts); while developing, Next brings its own. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src ${isDevelopment ? "'self' 'unsafe-inline' 'unsafe-eval'" : "'none'"}`,
  `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const config: NextConfig = {
  distDir: process.env.BYLINE_DIST_DIR || '.next',
  poweredByHeader: false,
  // scripts/serve.ts compresses, after it has cut out what no page needs.
  compress: false,
  // `npm test` checks types, tests included; a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  cacheComponents: true,
  partialPrefetching: true,
  // The proxy is the one place that reads an address, so it gets it as it came.
  skipTrailingSlashRedirect: true,
  skipProxyUrlNormalize: true,
  // A native module, loaded as it is.
  serverExternalPackages: ['@resvg/resvg-js'],
  experimental: {
    // Pages are kept in memory only: on disk every address ever asked for would stay.
    isrFlushToDisk: false,
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      ],
    },
  ],
};

export default config;
