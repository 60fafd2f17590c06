import { renderToStaticMarkup } from 'react-dom/server';
import { asksWhatHappened, islandOf, pageContext, type RenderedPage, type Site } from './context.ts';
import { Document } from './document.tsx';
import { type FontFile, fontFaces } from './fonts.ts';
import comparisonScript from './inline/comparison.js?raw';
import consentScript from './inline/consent.js?raw';
import islandScript from './inline/island.js?raw';
import pageScript from './inline/page.js?raw';
import whatScript from './inline/what.js?raw';
import { metadata } from './metadata.ts';
import { hasAirlinePages, type IslandName } from './services.ts';
import { styleSheet } from './sheets.ts';
import { typesetHtml } from './typeset.ts';

export { renderScene, sceneNames } from './art/index.ts';
export { fontFiles } from './fonts.ts';
export { metadata } from './metadata.ts';
export { type ShareCard, shareCard } from './share-card.ts';
export { canonicalPages, errorPageKinds, fallbackRules, urls } from './urls.ts';

interface Assets {
  font: (file: FontFile) => string;
  /** An island's script, then the scripts it imports. */
  island: (name: IslandName) => readonly string[];
  shareImage: (page: RenderedPage) => string;
  minify: (script: string) => string;
}

const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/crm*' } }] }, eagerness: 'moderate' }],
});

export function renderPage(site: Site, assets: Assets, page: RenderedPage): string {
  const context = pageContext(site, page);
  const island = islandOf(page);
  const { gtmId } = site.agency;
  const scripts = [
    pageScript,
    ...(island ? [islandScript.replace('ISLAND_FILES', () => JSON.stringify(assets.island(island)))] : []),
    ...(page.kind === 'hub' && hasAirlinePages(page.service) ? [comparisonScript] : []),
    ...(asksWhatHappened(page) ? [whatScript] : []),
    ...(gtmId ? [consentScript.replace('GTM_ID', gtmId)] : []),
  ];
  const parts = {
    meta: metadata(page, site),
    css: styleSheet(page, fontFaces(assets.font), gtmId !== ''),
    font: assets.font,
    shareImage: assets.shareImage(page),
    scripts: scripts.map(assets.minify),
    speculationRules,
  };
  return `<!doctype html>${typesetHtml(renderToStaticMarkup(<Document context={context} parts={parts} />))}`;
}
