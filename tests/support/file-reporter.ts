import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

export default class FileReporter implements Reporter {
  readonly #results = new Map<string, TestResult[]>();
  readonly #failures: string[] = [];
  #all: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#all = suite.allTests();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { file, line } = test.location;
    if (!test.ok()) {
      const reasons = result.errors.map(reasonOf).join('\n');
      this.#failures.push(`FAIL ${nameOf(file)}:${line} > ${test.title} (${result.status})\n${reasons}`);
    }
    const results = [...(this.#results.get(file) ?? []), result];
    this.#results.set(file, results);
    if (results.length === this.#all.filter(({ location }) => location.file === file).length)
      this.#tellOf(file, results);
  }

  /** An error outside any test, for example in a file's imports. */
  onError(error: TestError): void {
    this.#failures.push(reasonOf(error));
  }

  onEnd(): void {
    say('', ...this.#failures.flatMap((failure) => [failure, '']));
  }

  #tellOf(file: string, results: readonly TestResult[]): void {
    const failed = results.filter(({ status }) => status !== 'passed' && status !== 'skipped').length;
    const seconds = Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1000);
    const counts = failed > 0 ? `${results.length} tests | ${failed} failed` : `${results.length} tests`;
    say(` ${failed > 0 ? '❯' : '✓'} ${nameOf(file)} (${counts}) ${seconds}s`);
  }
}

const nameOf = (file: string) => relative(process.cwd(), file);

const reasonOf = ({ stack, message, value, snippet }: TestError) =>
  stripVTControlCharacters([stack ?? message ?? value, snippet].filter(Boolean).join('\n'));

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
