import { expect, it } from 'vitest';
import type { FileResult } from './counts.ts';
import { secondLook } from './second-look.ts';

const result = (file: string | null, passed: number, failed: number): FileResult => ({
  file,
  passed,
  failed,
  reason: failed > 0 ? `${file} failed` : '',
});

it('runs each failed file once more, alone, and counts it as passed if that run passes', async () => {
  const asked: string[] = [];
  const part = {
    files: [result('good.ts', 5, 0), result('unsteady.ts', 2, 1), result('broken.ts', 1, 2), result(null, 0, 1)],
    again: async (file: string) => {
      asked.push(file);
      return [file === 'unsteady.ts' ? result(file, 3, 0) : result(file, 2, 1)];
    },
  };
  expect(await secondLook([part, { files: [result('kept.ts', 1, 1)] }])).toEqual({
    results: [
      result('good.ts', 5, 0),
      result('unsteady.ts', 3, 0),
      result('broken.ts', 1, 2),
      result(null, 0, 1),
      result('kept.ts', 1, 1),
    ],
    unsteady: [{ file: 'unsteady.ts', reason: 'unsteady.ts failed' }],
  });
  expect(asked).toEqual(['unsteady.ts', 'broken.ts']);
});
