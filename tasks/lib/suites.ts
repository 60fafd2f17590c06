import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, playwrightCounts, readCounts, single, vitestCounts } from './counts.ts';
import { cache, tool } from './paths.ts';
import { runStep } from './step.ts';

const node = process.execPath;

export async function types(): Promise<Counts> {
  return single(await runStep({ title: 'types', program: node, options: [tool('typescript/bin/tsc'), '-p', '.'] }));
}

export async function lint(): Promise<Counts> {
  const options = [tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off'];
  return single(await runStep({ title: 'lint', program: node, options }));
}

export const unit = () => vitest('unit', ['src/', 'tasks/']);
/** What the build wrote. */
export const site = () => vitest('site', ['tests/site/']);
export const wire = () => vitest('wire', ['tests/wire/', 'tests/runtime/', 'tests/durability/']);

async function vitest(name: string, paths: readonly string[]): Promise<Counts> {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = [tool('vitest/vitest.mjs'), 'run', ...reporters, ...paths];
  const ok = await runStep({ title: name, program: node, options });
  return readCounts(report, ok, vitestCounts);
}

/** @param chrome the browser's program file */
export async function e2e(chrome: string): Promise<Counts> {
  const report = freshReport('e2e');
  const options = [tool('@playwright/test/cli.js'), 'test'];
  const ok = await runStep({ title: 'e2e', program: node, options, env: { CHROME_PATH: chrome } });
  return readCounts(report, ok, playwrightCounts);
}

function freshReport(name: string): string {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
