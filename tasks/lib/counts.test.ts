import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightCounts, readCounts, sum, vitestCounts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failedFile = (...statuses: string[]) => ({
  status: 'failed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('vitestCounts', () => {
  it.each([
    ['only passed', { numPassedTests: 3, numFailedTests: 0, testResults: [] }, { passed: 3, failed: 0 }],
    [
      'a failed test is not counted again for its file',
      { numPassedTests: 1, numFailedTests: 1, testResults: [failedFile('passed', 'failed')] },
      { passed: 1, failed: 1 },
    ],
    [
      'a file that could not be loaded',
      { numPassedTests: 1, numFailedTests: 0, testResults: [failedFile()] },
      { passed: 1, failed: 1 },
    ],
  ])('%s', (_name, report, counts) => {
    expect(vitestCounts(report)).toEqual(counts);
  });
});

it('counts a flaky end-to-end test and an error outside of tests as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['setup'] };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3 });
});

describe('readCounts', () => {
  const file = join(folder, 'report.json');
  const count = (report: { passed: number; failed: number }) => report;
  it.each([
    ['a clean run', '{"passed":2,"failed":0}', true, { passed: 2, failed: 0 }],
    ['failed tests', '{"passed":2,"failed":2}', false, { passed: 2, failed: 2 }],
    ['a run that failed outside of its tests', '{"passed":2,"failed":0}', false, { passed: 2, failed: 1 }],
    ['half a report', '{"pass', true, { passed: 0, failed: 1 }],
  ])('%s', (_name, text, ok, expected) => {
    writeFileSync(file, text);
    expect(readCounts(file, ok, count)).toEqual(expected);
  });

  it('no report at all is a failure', () => {
    expect(readCounts(join(folder, 'none.json'), true, count)).toEqual({ passed: 0, failed: 1 });
  });
});

it('sums', () => {
  const all = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(sum(all)).toEqual({ passed: 3, failed: 3 });
});
