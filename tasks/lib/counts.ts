import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** The result of one test file, or of a step that is itself one test and has no file. */
export interface FileResult extends Counts {
  file: string | null;
  reason: string;
}

export const single = (ok: boolean): FileResult => ({
  file: null,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  reason: '',
});

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; failureMessages?: string[] | null }[];
  }[];
}

/** A file that failed without a failed test, for example in its imports, counts as one failure. */
export function vitestFiles({ testResults }: VitestReport): FileResult[] {
  return testResults.map(({ name, status, message, assertionResults }) => {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    const isBroken = status === 'failed' && failures.length === 0;
    return {
      file: name,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failed: failures.length + (isBroken ? 1 : 0),
      reason: failures[0]?.failureMessages?.[0] ?? message ?? '',
    };
  });
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'][number]['tests'] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** An error outside any test, for example in a file's imports, counts as a failure without a file. */
export function playwrightFiles({ suites, errors }: PlaywrightReport): FileResult[] {
  const files = suites.map((suite) => {
    const tests = testsOf(suite);
    const failures = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped');
    return {
      file: suite.file,
      passed: tests.filter(({ status }) => status === 'expected').length,
      failed: failures.length,
      reason: failures[0]?.results.find(({ error }) => error)?.error?.message ?? '',
    };
  });
  return [...files, ...errors.map(({ message = '' }) => ({ ...single(false), reason: message }))];
}

/** Reads a report file. A missing report, or a failed run without a failed test, counts as one failure. */
export function readResults<T>(report: string, ok: boolean, read: (report: T) => FileResult[]): FileResult[] {
  try {
    const results = read(JSON.parse(readFileSync(report, 'utf8')) as T);
    return ok || results.some(({ failed }) => failed > 0) ? results : [...results, single(false)];
  } catch {
    return [single(false)];
  }
}
