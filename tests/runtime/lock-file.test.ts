import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/server.ts';

interface LockFile {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

function resolves(path: string, name: string): boolean {
  if (packages[join(path, 'node_modules', name)]) return true;
  const parent = path.lastIndexOf('node_modules/');
  return path !== '' && resolves(path.slice(0, Math.max(0, parent - 1)), name);
}

it('names the packages for every platform, because npm ci refuses it otherwise', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !resolves(path, name)),
  );
  expect(missing).toEqual([]);
});

it('names no registry, so that any mirror can serve it', () => {
  const addresses = Object.values(packages).filter((entry) => 'resolved' in entry);
  expect(addresses).toEqual([]);
});
