import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from './build.ts';

const paths = vi.hoisted(() => ({ distDirectory: '' }));
vi.mock(import('./paths.ts'), async (original) => Object.assign(paths, { ...(await original()), ...paths }));
vi.mock('./site.ts', () => ({ buildSite: async () => {} }));

beforeEach(async () => {
  paths.distDirectory = await mkdtemp(join(tmpdir(), 'stale-'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(paths.distDirectory, { recursive: true, force: true });
});

const one = 'https://bir.example';

test('the site is rebuilt only for another address or in another year', async () => {
  const only = 'site';
  expect(await build(one, { only })).toEqual(['site']);
  expect(await build(one, { only })).toEqual([]);
  expect(await build('https://iki.example', { only })).toEqual(['site']);
  expect(await build('https://iki.example', { only })).toEqual([]);
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
  expect(await build('https://iki.example', { only })).toEqual(['site']);
});

test('--force builds even what is up to date', async () => {
  expect(await build(one, { only: 'site' })).toEqual(['site']);
  expect(await build(one, { only: 'site', force: true })).toEqual(['site']);
});

test('the second of two concurrent builds waits, and finds the work done', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const results = await Promise.all([build(one, { only: 'site' }), build(one, { only: 'site' })]);
  expect(results.flat()).toEqual(['site']);
  expect(said.mock.calls).toEqual([['Waiting for another build to finish …']]);
  said.mockRestore();
});
