import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FileResult, playwrightFiles, readResults, single, vitestFiles } from './counts.ts';
import { cache, tool } from './paths.ts';
import type { PartResult } from './second-look.ts';
import { runStep } from './step.ts';

const node = process.execPath;

export async function types(): Promise<PartResult> {
  const options = [tool('typescript/bin/tsc'), '-p', '.'];
  return { files: [single(await runStep({ title: 'types', program: node, options }))] };
}

export async function lint(): Promise<PartResult> {
  const options = [tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off'];
  return { files: [single(await runStep({ title: 'lint', program: node, options }))] };
}

/**
 * Runs test files of these projects in `vitest.config.ts`; `paths` are the beginnings of the paths to select.
 */
export async function vitest(
  title: string,
  projects: readonly string[],
  paths: readonly string[] = [],
): Promise<PartResult> {
  const run = async (name: string, chosen: readonly string[]): Promise<FileResult[]> => {
    const report = freshReport(title);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const kinds = projects.map((project) => `--project=${project}`);
    const options = [tool('vitest/vitest.mjs'), 'run', ...reporters, ...kinds, ...chosen];
    return readResults(report, await runStep({ title: name, program: node, options }), vitestFiles);
  };
  return { files: await run(title, paths), again: (file) => run(`${title}, again`, [file]) };
}

export async function playwright(title: string, project: string, chrome: string): Promise<PartResult> {
  const run = async (name: string, chosen: readonly string[]): Promise<FileResult[]> => {
    const report = freshReport(title);
    const options = [tool('@playwright/test/cli.js'), 'test', `--project=${project}`, ...chosen];
    const env = { CHROME_PATH: chrome, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return readResults(report, await runStep({ title: name, program: node, options, env }), playwrightFiles);
  };
  return { files: await run(title, []), again: (file) => run(`${title}, again`, [file]) };
}

function freshReport(name: string): string {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
