import { expect, it } from 'vitest';
import { whyNotStarted } from './postmaster.ts';

const enough = 10 ** 9;

it.each([
  [
    'its last error',
    'LOG:  starting\nFATAL:  data directory is not empty\nLOG:  off\n',
    enough,
    'FATAL:  data directory is not empty',
  ],
  ['its last words', 'LOG:  starting\nLOG:  off\n', enough, 'LOG:  off'],
  ['nothing', '', enough, 'it said nothing.'],
  ['a full disk, where PostgreSQL can log nothing', '', 0, 'the disk of /data/postgresql is full, 0 bytes are left.'],
  [
    'a full disk and what PostgreSQL still printed',
    'LOG:  redirecting log output\n',
    4096,
    'the disk of /data/postgresql is full, 4096 bytes are left. LOG:  redirecting log output',
  ],
])('reports why PostgreSQL did not start: %s', (_name, log, free, why) => {
  expect(whyNotStarted(log, '/data/postgresql', free)).toBe(`PostgreSQL did not start: ${why}`);
});
