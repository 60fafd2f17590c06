import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const filesOf = (family: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`)), 'files');

/** Latin and Latin-ext get different family names: under one name the second would replace the first. */
export async function loadTypefaces() {
  const face = async (name: string, family: string, subset: string, weight: 500 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(join(filesOf(family), `${family}-${subset}-${weight}-normal.woff`)),
  });
  return Promise.all([
    face('Besley', 'besley', 'latin', 600),
    face('Besley Ext', 'besley', 'latin-ext', 600),
    face('Figtree', 'figtree', 'latin', 500),
    face('Figtree Ext', 'figtree', 'latin-ext', 500),
  ]);
}

export type Typefaces = Awaited<ReturnType<typeof loadTypefaces>>;
