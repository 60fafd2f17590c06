import { describe, expect, test } from 'vitest';
import { airlineServices, hubServices } from '../services.ts';
import { renderScene, type SceneName, sceneNames } from './index.ts';

const bytes = (name: SceneName) => new TextEncoder().encode(renderScene(name)).length;

/** Reads a document that has only elements and attributes; throws if it is not well-formed. */
function readXml(text: string): { elements: string[]; attributes: string[]; ids: string[] } {
  const elements: string[] = [];
  const attributes: string[] = [];
  const ids: string[] = [];
  const open: string[] = [];
  let rest = text;
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) throw new Error(`not well-formed at: ${rest.slice(0, 80)}`);
    const [whole, closing, name = '', list = '', empty] = tag;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      elements.push(name);
      const names = [...list.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => {
        if (key === 'id') ids.push(value);
        return key;
      });
      if (new Set(names).size < names.length) throw new Error(`duplicate attribute in ${whole}`);
      attributes.push(...names);
      if (!empty) open.push(name);
    }
    rest = rest.slice(whole.length);
    if (rest && open.length === 0) throw new Error('more than one root');
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`);
  return { elements, attributes, ids };
}

describe('the XML reader of this test', () => {
  test.each(['<svg><g></svg>', '<svg>', '<svg/><svg/>', '<svg d="1" d="2"/>', '<svg d="a & b"/>'])(
    'refuses %s',
    (text) => {
      expect(() => readXml(text)).toThrow();
    },
  );
});

describe.each(sceneNames)('%s', (name) => {
  const svg = renderScene(name);

  test('is well-formed and states its size', () => {
    const { elements, ids } = readXml(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(elements.filter((element) => element === 'svg')).toHaveLength(1);
    expect(svg).toMatch(/viewBox="0 0 [1-9]\d* [1-9]\d*"/);
  });

  test('contains only shapes: no styles, scripts or external files', () => {
    const { elements, attributes } = readXml(svg);
    const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath', 'use'];
    expect(elements.filter((element) => !shapes.includes(element))).toEqual([]);
    expect(attributes.filter((attribute) => /^(style|class|on.*|src)$/.test(attribute))).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|NaN|undefined|Infinity/);
  });

  test('has no number with more than two decimals', () => {
    expect(svg.match(/\.\d{3}/g)).toBeNull();
  });

  test('renders the same every time', () => {
    expect(renderScene(name)).toBe(svg);
  });
});

test('cards and heroes stay within their byte limits', () => {
  const limit = (name: SceneName) => (name.startsWith('card-') ? 4_000 : 12_000);
  expect(sceneNames.filter((name) => bytes(name) > limit(name))).toEqual([]);
});

const serviceHeroes = [...new Set([...airlineServices, ...hubServices])].map((service) => `hero-${service}` as const);
const pageHeroes = sceneNames.filter((name) => /^hero-/.test(name) && !serviceHeroes.some((hero) => hero === name));

test.each(pageHeroes)('%s draws its own sky', (name) => {
  expect(renderScene(name)).toContain('M-900-1600');
});

test.each(serviceHeroes)('%s draws no sky, because the page does', (name) => {
  expect(renderScene(name)).not.toContain('M-900-1600');
});

test.each(hubServices)('the card of %s draws its own sky', (service) => {
  expect(renderScene(`card-${service}`)).toContain('M-900-1600');
});

test('no two scenes render the same picture', () => {
  expect(new Set(sceneNames.map(renderScene)).size).toBe(sceneNames.length);
});

test('the mark has no ids, so a page can inline it more than once', () => {
  expect(readXml(renderScene('mark')).ids).toEqual([]);
});

test('no scene uses tangerine, the colour of the call buttons', () => {
  for (const name of sceneNames) expect(renderScene(name)).not.toMatch(/#ff8a3c|#ffa05e|#b34a00/i);
});
