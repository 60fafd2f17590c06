import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/server.ts';

it('docs/promises.md names existing tests', () => {
  const page = readFileSync(join(root, 'docs/promises.md'), 'utf8');
  const kept = page.slice(page.indexOf('## Kept'), page.indexOf('## Left'));
  const named = [...kept.matchAll(/^\| (\d+) .*\| ([^|]+) \|$/gm)].flatMap(([, number, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => `${number}: ${name}`),
  );
  const files = globSync(['tests/**/*.{test,spec}.ts', 'src/**/*.test.ts'], { cwd: root });
  const isThere = (name: string) => files.some((file) => file.includes(`/${name}`));
  expect(named.filter((one) => !isThere(one.replace(/^\d+: /, '')))).toEqual([]);
  expect(new Set(named.map((one) => Number.parseInt(one, 10))).size).toBe(12);
});
