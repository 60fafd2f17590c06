import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type FileResult, playwrightFiles, readResults, single, sum, vitestFiles } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (passed: number, failed: number, reason = ''): FileResult => ({ file: 'a.ts', passed, failed, reason });

describe('vitestFiles', () => {
  const failure = { status: 'failed', failureMessages: ['expected 1'] };
  it.each([
    ['a file whose tests passed', { status: 'passed', assertionResults: [{ status: 'passed' }] }, file(1, 0)],
    [
      'a file with a failed test adds no failure of its own',
      { status: 'failed', assertionResults: [{ status: 'passed' }, failure] },
      file(1, 1, 'expected 1'),
    ],
    [
      'a file that could not be loaded',
      { status: 'failed', message: 'no such module', assertionResults: [] },
      file(0, 1, 'no such module'),
    ],
  ])('vitestFiles counts: %s', (_name, report, expected) => {
    expect(vitestFiles({ testResults: [{ name: 'a.ts', ...report }] })).toEqual([expected]);
  });
});

it('playwrightFiles counts nested groups, and as failed also a flaky test and an error outside tests', () => {
  const spec = (status: string, message?: string) => ({
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  });
  const inner = { file: 'a.ts', specs: [spec('expected'), spec('flaky', 'too late'), spec('skipped')] };
  const report = {
    suites: [{ file: 'a.ts', specs: [spec('expected'), spec('unexpected', 'wrong')], suites: [inner] }],
    errors: [{ message: 'setup' }],
  };
  expect(playwrightFiles(report)).toEqual([file(2, 2, 'wrong'), { ...single(false), reason: 'setup' }]);
});

describe('readResults', () => {
  const report = join(folder, 'report.json');
  const read = (results: FileResult[]) => results;
  const nothing = single(false);
  it.each([
    ['a clean run', JSON.stringify([file(2, 0)]), true, [file(2, 0)]],
    ['failed tests', JSON.stringify([file(2, 2)]), false, [file(2, 2)]],
    ['a run that failed outside of its tests', JSON.stringify([file(2, 0)]), false, [file(2, 0), nothing]],
    ['half a report', '[{"pass', true, [nothing]],
  ])('reads the results of %s', (_name, text, ok, expected) => {
    writeFileSync(report, text);
    expect(readResults(report, ok, read)).toEqual(expected);
  });

  it('counts a missing report as a failure', () => {
    expect(readResults(join(folder, 'none.json'), true, read)).toEqual([nothing]);
  });
});

it('sum adds up the tests of files', () => {
  expect(sum([file(1, 0), file(2, 3)])).toEqual({ passed: 3, failed: 3 });
});
