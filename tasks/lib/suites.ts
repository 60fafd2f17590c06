import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, playwrightCounts, readCounts, single, vitestCounts } from './counts.ts';
import { cache, tool } from './paths.ts';
import { runStep } from './step.ts';

const node = process.execPath;

export async function types(): Promise<Counts> {
  const options = [tool('typescript/bin/tsc'), '-p', '.'];
  return single(await runStep({ title: 'types', program: node, options, minutes: 3 }));
}

export async function lint(): Promise<Counts> {
  const options = [tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off'];
  return single(await runStep({ title: 'lint', program: node, options, minutes: 2 }));
}

export const unit = () => vitest('unit', ['src/', 'tasks/'], 5);
/** What the build wrote. */
export const site = () => vitest('site', ['tests/site/'], 4);
export const wire = () => vitest('wire', ['tests/wire/', 'tests/runtime/', 'tests/durability/'], 9);

async function vitest(name: string, paths: readonly string[], minutes: number): Promise<Counts> {
  const report = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const options = [tool('vitest/vitest.mjs'), 'run', ...reporters, ...paths];
  const ok = await runStep({ title: name, program: node, options, minutes });
  return readCounts(report, ok, vitestCounts);
}

/** @param chrome the browser's program file */
export async function e2e(chrome: string): Promise<Counts> {
  const report = freshReport('e2e');
  const options = [tool('@playwright/test/cli.js'), 'test'];
  const ok = await runStep({ title: 'e2e', program: node, options, env: { CHROME_PATH: chrome }, minutes: 15 });
  return readCounts(report, ok, playwrightCounts);
}

function freshReport(name: string): string {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
