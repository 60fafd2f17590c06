import { airlines } from '../domain/airlines.ts';
import { Layout } from './components/layout.tsx';
import { type PageContext, PageProvider, type RenderedPage } from './context.ts';
import { type FontFile, preloadedFonts } from './fonts.ts';
import { jsonLd } from './json-ld.ts';
import type { Metadata } from './metadata.ts';
import { AirlineServicePage } from './pages/airline-service.tsx';
import { ContactPage } from './pages/contact.tsx';
import { HomePage } from './pages/home.tsx';
import { HubPage } from './pages/hub.tsx';
import { LegalPage } from './pages/legal.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { rawHtml } from './raw-html.ts';
import { themeClass } from './sheets.ts';

interface DocumentParts {
  meta: Metadata;
  css: string;
  font: (file: FontFile) => string;
  shareImage: string;
  /** Minified scripts, inserted inline in this order. */
  scripts: readonly string[];
  speculationRules: string;
}

function Head({ context, parts }: { context: PageContext; parts: DocumentParts }) {
  const { page, agency, siteUrl } = context;
  const { meta } = parts;
  const canonical = 'canonical' in page ? siteUrl + page.canonical : null;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      {/* A 404 page has no canonical address; its status keeps it out of search indexes. */}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content="#0f3550" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={siteUrl + parts.shareImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={siteUrl + parts.shareImage} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {preloadedFonts.map((file) => (
        <link key={file} rel="preload" href={parts.font(file)} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style {...rawHtml(parts.css)} />
      {canonical && <script type="application/ld+json" {...rawHtml(jsonLd(page, meta, context))} />}
    </head>
  );
}

function Body({ page }: { page: RenderedPage }) {
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'hub':
      return <HubPage service={page.service} />;
    case 'airline':
      return <AirlineServicePage airline={airlines[page.airline]} service={page.service} />;
    case 'legal':
      return <LegalPage id={page.legal} />;
    case 'contact':
      return <ContactPage />;
    default:
      return <NotFoundPage kind={page.kind} />;
  }
}

export function Document({ context, parts }: { context: PageContext; parts: DocumentParts }) {
  return (
    <html lang="tr">
      <Head context={context} parts={parts} />
      <body className={themeClass(context.page)}>
        <PageProvider value={context}>
          <Layout>
            <Body page={context.page} />
          </Layout>
        </PageProvider>
        {parts.scripts.map((script) => (
          <script key={script} {...rawHtml(script)} />
        ))}
        <script type="speculationrules" {...rawHtml(parts.speculationRules)} />
      </body>
    </html>
  );
}
