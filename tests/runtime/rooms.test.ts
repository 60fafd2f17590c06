import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/server.ts';

const sourcesOf = (home: string) =>
  globSync('**/*.{ts,tsx}', { cwd: home }).filter((name) => !/\.test\.tsx?$/.test(name));
const roomOf = (name: string) => name.split('/')[0] ?? '';

it.each(['server', 'domain', 'crm', 'crm/features', 'crm/features/records'])(
  'no room of src/%s imports itself through others, not even types',
  (part) => {
    const home = join(root, 'src', part);
    const below = new Map<string, Set<string>>();
    for (const name of sourcesOf(home)) {
      for (const [, path = ''] of readFileSync(join(home, name), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
        const other = relative(home, join(home, dirname(name), path));
        if (other.startsWith('..') || roomOf(other) === roomOf(name)) continue;
        below.set(roomOf(name), (below.get(roomOf(name)) ?? new Set()).add(roomOf(other)));
      }
    }
    const lowest = () => [...below].filter(([, rooms]) => [...rooms].every((room) => !below.has(room)));
    for (let floor = lowest(); floor.length > 0; floor = lowest()) for (const [room] of floor) below.delete(room);
    expect([...below.keys()]).toEqual([]);
  },
);

it('no code hooks undocumented parts of Node or a library', () => {
  const home = join(root, 'src/server');
  const hooks = /\.parser\b|\.push = |\.push\.bind|connection\.stream|node:_|process\.binding/;
  expect(sourcesOf(home).filter((name) => hooks.test(readFileSync(join(home, name), 'utf8')))).toEqual([]);
});
