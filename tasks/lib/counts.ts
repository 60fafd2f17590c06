import { readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A step that is one test by itself. */
export const single = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that failed without a failing test, for example in its imports, counts as one. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The counts in a report file; a run that failed or left no report without a failed test counts as one failure. */
export function readCounts<T>(file: string, ok: boolean, count: (report: T) => Counts): Counts {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')) as T);
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
