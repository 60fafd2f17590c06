import type { FileResult } from './counts.ts';

/** The results of one part of the tests, such as `unit`; `again` runs one of its files again, alone. */
export interface PartResult {
  files: readonly FileResult[];
  again?: (file: string) => Promise<readonly FileResult[]>;
}

/** The final results, and the files that passed only when run alone, with the reason of their first failure. */
export interface Verdict {
  results: FileResult[];
  unsteady: { file: string; reason: string }[];
}

/**
 * Runs each failed file once more, alone. If it passes it counts as passed, but is listed as unsteady; if it fails
 * again the first result counts.
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
