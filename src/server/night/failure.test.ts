import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { BackupFailure } from '../backup/archive.ts';
import { describeFailure, NightFailure } from './failure.ts';

const ofSystem = (code: string) => Object.assign(new Error('a path'), { code });
const ofDatabase = (code: string) =>
  Object.assign(new DatabaseError('a name', 0, 'error'), { code, severity: 'ERROR' });

it.each([
  [
    'a known failure',
    new NightFailure('differences', '2 rows differ.', { differences: 2 }),
    { reason: 'differences', error: '2 rows differ.', differences: 2 },
  ],
  ['an unwritable folder', new BackupFailure('/x cannot be written: EACCES: permission denied'), { reason: 'folder' }],
  ['a full disk', new BackupFailure('/x cannot be written: ENOSPC: no space left on device'), { reason: 'space' }],
  ['a full disk reported by the system', ofSystem('ENOSPC'), { reason: 'space', error: 'ENOSPC' }],
  [
    'a truncated file',
    new BackupFailure('/x is no backup of this program, is truncated or was altered.'),
    { reason: 'damaged' },
  ],
  ['a database error, without its message', ofDatabase('23505'), { reason: 'database', error: '23505' }],
  ['a lost connection', ofSystem('ECONNRESET'), { reason: 'database', error: 'ECONNRESET' }],
  ['anything else, without its message', new TypeError('Ayşe'), { reason: 'unexpected', error: 'TypeError' }],
])('gives the reason of %s', (_name, error, expected) => {
  expect(describeFailure(error)).toMatchObject(expected);
});
