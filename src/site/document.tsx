import type { IslandName } from './components/island.tsx';
import { Layout } from './components/layout.tsx';
import { type PageContext, PageProvider } from './context.ts';
import type { FontFile } from './fonts.ts';
import { preloadedFonts } from './fonts.ts';
import { jsonLd } from './json-ld.ts';
import type { Metadata } from './metadata.ts';
import { PageBody } from './page-body.tsx';
import { rawHtml } from './raw-html.ts';
import { themeClass } from './sheets.ts';

/** What the build adds to a page's own content. */
export interface DocumentParts {
  meta: Metadata;
  css: string;
  font: (file: FontFile) => string;
  shareImage: string;
  /** Inline scripts, minified, in order. */
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
      {/* A page behind status 404 has no address of its own; the status keeps it out of every index. */}
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

/** One whole page. */
export function Document({ context, parts }: { context: PageContext; parts: DocumentParts }) {
  return (
    <html lang="tr">
      <Head context={context} parts={parts} />
      <body className={themeClass(context.page)}>
        <PageProvider value={context}>
          <Layout>
            <PageBody page={context.page} />
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

/** The island a page holds, if any. */
export function islandOf(context: PageContext): IslandName | null {
  const { page } = context;
  if (page.kind !== 'hub') return null;
  switch (page.service) {
    case 'rezervasyon-yonetimi':
      return 'reservation';
    case 'bilet-sorgulama':
      return 'ticket';
    case 'sik-sorulan-sorular':
      return 'faq';
    default:
      return null;
  }
}
