import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Symbols } from '#/components/layout/symbols';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Byline: the authors of this library', template: '%s · Byline' },
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body id="top">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Symbols />
        {children}
      </body>
    </html>
  );
}
