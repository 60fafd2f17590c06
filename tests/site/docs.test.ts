import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/server.ts';

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

/** The file paths and links in a page. Decisions may name files that no longer exist, so only their links count. */
function namedFiles(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) => join(dirname(page), link));
  if (page.startsWith('docs/decisions/')) return links;
  const paths = [...text.matchAll(/`((?:src|tests|tasks|database|bench|scripts)\/[\w./-]*\w)`/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...links, ...paths])];
}

describe.each(pages)('%s', (page) => {
  it('names only existing files', () => {
    expect(namedFiles(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
