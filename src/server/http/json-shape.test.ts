import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostNames, type Shape, shapeOf } from './json-shape.ts';

it.each<[text: string, shape: Omit<Shape, 'cuts'>]>([
  ['', { levels: 0, parts: 0, members: 0, allMembers: 0, names: 0 }],
  ['"{[:"', { levels: 0, parts: 0, members: 0, allMembers: 0, names: 0 }],
  ['{}', { levels: 1, parts: 1, members: 0, allMembers: 0, names: 0 }],
  ['[{"a":1,"b":{"a":2}},{"b":["c"]}]', { levels: 3, parts: 5, members: 2, allMembers: 4, names: 2 }],
  [String.raw`{"a\"":":,{","b\\":1,"c\\\"":2}`, { levels: 1, parts: 1, members: 3, allMembers: 3, names: 3 }],
  // No JSON.
  ['}]:{', { levels: 1, parts: 1, members: 0, allMembers: 0, names: 0 }],
  ['{"a', { levels: 1, parts: 1, members: 0, allMembers: 0, names: 0 }],
])('tells the shape of %s', (text, shape) => {
  expect(shapeOf(text)).toEqual({ ...shape, cuts: [] });
});

it('counts different names as far as they matter', () => {
  const many = JSON.stringify(Array.from({ length: 1_000 }, (_, at) => ({ [`a${at}`]: at })));
  expect(shapeOf(many)).toMatchObject({ allMembers: mostNames + 1, names: mostNames + 1 });
});

it('takes a string as a name once, however many colons follow it', () => {
  let characters = 0;
  const text = `{"${'x'.repeat(16_000)}"${':'.repeat(49_000)}`;
  const watched = new Proxy(new String(text), {
    get(target, name) {
      if (name === 'slice')
        return (from: number, to: number) => {
          characters += to - from;
          return text.slice(from, to);
        };
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(shapeOf(watched as unknown as string)).toMatchObject({ allMembers: 49_000, names: 1 });
  expect(characters).toBeLessThanOrEqual(text.length);
});

/** The same of the value, the slow way. */
function shapeOfValue(value: unknown): Omit<Shape, 'names' | 'cuts'> {
  if (typeof value !== 'object' || value === null) return { levels: 0, parts: 0, members: 0, allMembers: 0 };
  const inside = Object.values(value).map(shapeOfValue);
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return {
    levels: 1 + Math.max(0, ...inside.map(({ levels }) => levels)),
    parts: inside.reduce((sum, { parts }) => sum + parts, 1),
    members: Math.max(own, ...inside.map(({ members }) => members)),
    allMembers: inside.reduce((sum, { allMembers }) => sum + allMembers, own),
  };
}

it('tells the shape of any JSON, however it is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('', '\t', '  '), (value, space) => {
      expect(shapeOf(JSON.stringify(value, null, space))).toMatchObject(shapeOfValue(value));
    }),
  );
});
