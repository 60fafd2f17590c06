import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { node, root } from '../support/server.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const project = mkdtempSync(join(tmpdir(), 'havayolu-lint-'));
beforeAll(() => cpSync(join(root, 'biome.json'), join(project, 'biome.json')));
afterAll(() => rmSync(project, { recursive: true }));

/** Whether the linter accepts a file of this name with this statement in it. */
function accepts(file: string, statement: string): boolean {
  mkdirSync(join(project, dirname(file)), { recursive: true });
  writeFileSync(join(project, file), `${statement}\n`);
  const options = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=json', file];
  const { status, stdout } = spawnSync(node, [biome, ...options], { cwd: project, encoding: 'utf8' });
  expect(JSON.parse(stdout).summary.errors).toBe(status);
  return status === 0;
}

it.each([
  ['src/domain/x.ts', '../site/y.ts', false],
  ['src/domain/x.ts', '../crm/y.ts', false],
  ['src/domain/x.ts', '../server/y.ts', false],
  ['src/domain/x.ts', '../build/y.ts', false],
  ['src/domain/x.ts', '../look/y.ts', false],
  ['src/domain/x.ts', 'node:fs', false],
  ['src/domain/x.ts', './y.ts', true],
  ['src/site/x.ts', '../crm/y.ts', false],
  ['src/site/x.ts', '../server/y.ts', false],
  ['src/site/x.ts', '../build/y.ts', false],
  ['src/site/x.ts', '../domain/y.ts', true],
  ['src/crm/x.ts', '../site/y.ts', false],
  ['src/crm/x.ts', '../server/y.ts', false],
  ['src/crm/x.ts', 'node:fs', false],
  ['src/crm/x.ts', '../domain/y.ts', true],
  ['src/server/x.ts', '../site/y.ts', false],
  ['src/server/x.ts', '../crm/y.ts', false],
  ['src/server/x.ts', '../build/y.ts', false],
  ['src/server/x.ts', '../domain/y.ts', true],
  ['src/build/x.ts', '../crm/y.ts', false],
  ['src/build/x.ts', '../server/y.ts', false],
  ['src/build/x.ts', '../site/y.ts', true],
])('%s importing %s: %s', (file, imported, allowed) => {
  expect(accepts(file, `import '${imported}';`)).toBe(allowed);
});

it.each([
  "import type { X } from '../server/x.ts';",
  "export { x } from '../server/x.ts';",
  "export * from '../server/x.ts';",
  "export const x = await import('../server/x.ts');",
])('no form of import escapes the rule: %s', (statement) => {
  expect(accepts('src/site/x.ts', statement)).toBe(false);
  expect(accepts('src/site/x.ts', statement.replace('server', 'domain'))).toBe(true);
});
