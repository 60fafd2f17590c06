import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { node, root } from '../support/server.ts';

const parts = ['domain', 'look', 'site', 'crm', 'server', 'build'];
const refused: Readonly<Record<string, readonly string[]>> = {
  domain: ['../site/y.ts', '../crm/y.ts', '../server/y.ts', '../build/y.ts', '../look/y.ts', 'node:fs'],
  site: ['../crm/y.ts', '../server/y.ts', '../build/y.ts'],
  crm: ['../site/y.ts', '../server/y.ts', '../build/y.ts', 'node:fs'],
  server: ['../site/y.ts', '../crm/y.ts', '../build/y.ts', '../look/y.ts'],
  build: ['../crm/y.ts', '../server/y.ts'],
};
const forms = [
  (from: string) => `import '${from}';`,
  (from: string) => `import type { X } from '${from}';`,
  (from: string) => `export { x } from '${from}';`,
  (from: string) => `export * from '${from}';`,
  (from: string) => `export const x = await import('${from}');`,
];

function lint(files: ReadonlyMap<string, string>): string[] {
  const project = mkdtempSync(join(tmpdir(), 'havayolu-lint-'));
  try {
    cpSync(join(root, 'biome.json'), join(project, 'biome.json'));
    for (const [file, statement] of files) {
      mkdirSync(join(project, dirname(file)), { recursive: true });
      writeFileSync(join(project, file), `${statement}\n`);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const only = ['--vcs-enabled=false', '--only=style/noRestrictedImports'];
    const options = ['lint', ...only, '--reporter=json', '--max-diagnostics=none'];
    const { stdout } = spawnSync(node, [biome, ...options], { cwd: project, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
    return [...new Set(diagnostics.map(({ location }) => location.path))].toSorted();
  } finally {
    rmSync(project, { recursive: true });
  }
}

it('each part refuses exactly what it may not import, in every form', () => {
  const cases = parts.flatMap((part) => {
    const all = [...parts.filter((other) => other !== part).map((other) => `../${other}/y.ts`), 'node:fs', './y.ts'];
    return all.flatMap((from, at) =>
      forms.map((form, how) => ({
        file: `src/${part}/x${at}-${how}.ts`,
        statement: form(from),
        isRefused: refused[part]?.includes(from) ?? false,
      })),
    );
  });
  const found = lint(new Map(cases.map(({ file, statement }) => [file, statement])));
  const wanted = cases.filter(({ isRefused }) => isRefused).map(({ file }) => file);
  expect(found).toEqual(wanted.toSorted());
});
