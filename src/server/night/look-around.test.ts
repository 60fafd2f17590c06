import { DatabaseError } from 'pg';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { lookAround } from './look-around.ts';
import type { NightContext } from './night-work.ts';

// Simulates two full disks.
vi.mock('../system/disk.ts', async (original) => ({
  ...(await original<object>()),
  roomOf: async (folder: string) => ({ free: 1, total: 100, device: folder === '/data' ? 1 : 2 }),
}));

it('reports full disks even if one of them stops the database', async () => {
  const lines: object[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const full = Object.assign(new DatabaseError('No space left on device', 0, 'error'), { code: '53100' });
  const owner = { query: () => Promise.reject(full) } as unknown as NightContext['database']['owner'];
  const target = '';
  const settings = readSettings({ DATA_DIR: '/data', BACKUP_DIR: '/backups' });
  const told = new Map<string, number>();
  for (let time = 0; time < 2; time++) {
    await expect(lookAround({ settings, log, database: { owner, target } }, told)).rejects.toBe(full);
  }
  const msg = 'an admin should look after the system';
  expect(lines).toEqual([
    { level: 40, code: 'disk_low', folder: '/data', free: 1, msg },
    { level: 40, code: 'disk_low', folder: '/backups', free: 1, msg },
  ]);
});
