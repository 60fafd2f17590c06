import type { FileResult } from './counts.ts';

/** A part's results, and how to run one of its files again, alone. */
export interface PartResult {
  files: readonly FileResult[];
  again?: (file: string) => Promise<readonly FileResult[]>;
}

/** The results that count, and the files that passed only when they ran alone, with the reason of the first failure. */
export interface Verdict {
  results: FileResult[];
  unsteady: { file: string; reason: string }[];
}

/**
 * Runs each failed file once more, alone. What passes then counts as passed, and is named as unsteady; what fails again
 * counts as it did at first.
 */
export async function secondLook(parts: readonly PartResult[]): Promise<Verdict> {
  const verdict: Verdict = { results: [], unsteady: [] };
  for (const { files, again } of parts) {
    for (const first of files) {
      const second = first.failed > 0 && first.file && again ? await again(first.file) : null;
      if (second?.every(({ failed }) => failed === 0)) {
        verdict.results.push(...second);
        verdict.unsteady.push({ file: first.file ?? '', reason: first.reason });
      } else verdict.results.push(first);
    }
  }
  return verdict;
}
