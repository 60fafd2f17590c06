import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/server.ts';

const home = join(root, 'src/server');
const sources = globSync('**/*.ts', { cwd: home }).filter((name) => !name.endsWith('.test.ts'));
const textOf = (name: string) => readFileSync(join(home, name), 'utf8');
/** A folder directly below `src/server`; what stands beside them is a room of its own. */
const roomOf = (name: string) => name.split('/')[0] ?? '';

it('no room of the server leads back to itself, in types neither', () => {
  const below = new Map<string, Set<string>>();
  for (const name of sources) {
    for (const [, path = ''] of textOf(name).matchAll(/from '(\.[^']+)'/g)) {
      const other = relative(home, join(home, dirname(name), path));
      if (other.startsWith('..') || roomOf(other) === roomOf(name)) continue;
      below.set(roomOf(name), (below.get(roomOf(name)) ?? new Set()).add(roomOf(other)));
    }
  }
  const lowest = () => [...below].filter(([, rooms]) => [...rooms].every((room) => !below.has(room)));
  for (let floor = lowest(); floor.length > 0; floor = lowest()) for (const [room] of floor) below.delete(room);
  expect([...below.keys()]).toEqual([]);
});

it('nothing hooks what Node or a library does not document', () => {
  const hooks = /\.parser\b|\.push = |\.push\.bind|connection\.stream|node:_|process\.binding/;
  expect(sources.filter((name) => hooks.test(textOf(name)))).toEqual([]);
});
