import { expect, it } from 'vitest';
import { contrast } from '../contrast.ts';
import { tagOf } from './company-tags.ts';
import { referenceLists } from './reference-lists.ts';

const entry = (name: string, color?: string) => ({ name, aliases: [], color });
const lists = referenceLists({
  company: [entry('CORENDON', '#ffd200'), entry('TUR 7', '#1d3557'), entry('KUZEY'), entry('AJET', '#000000')],
  saleType: [],
  direction: [],
  shift: [],
});

it.each([
  ['corendon', 'CO', '#ffd200', '#0e183b'],
  ['TUR 7', 'TU', '#1d3557', '#ffffff'],
  ['ajet', 'VF', '#000000', '#ffffff'],
])('%s has the tag %s on %s in %s', (company, text, background, color) => {
  expect(tagOf(company, lists.company)).toEqual({ text, background, color });
});

it.each(['KUZEY', 'hiç', ''])('"%s" has no tag', (company) => {
  expect(tagOf(company, lists.company)).toBeNull();
});

it('the tag of every airline is readable', () => {
  for (const { name } of referenceLists({ company: [], saleType: [], direction: [], shift: [] }).company) {
    const tag = tagOf(name, lists.company);
    expect(tag?.text).toHaveLength(2);
    if (tag) expect([name, contrast(tag.background, tag.color) >= 4.5]).toEqual([name, true]);
  }
});
