import { describe, expect, test } from 'vitest';
import { airlinePages, factTexts, namePattern, otherPages, strings } from '../../../tests/site/written.ts';
import { airlineServices } from '../services.ts';
import { atAirport } from './at-airport.ts';
import { ownWays } from './own-ways.ts';
import { hubWays, serviceWays } from './ways.ts';

const shared = [serviceWays, hubWays, ownWays, atAirport];
const pages = [...airlinePages, ...otherPages, { name: 'ways', texts: shared.flatMap(strings) }];

/** Replaces names and numbers, because two pages must differ in more than those. */
const bare = (text: string) => text.replace(namePattern, '#').replace(/\d[\d.,–]*/gu, '0');

const unwanted: readonly [why: string, pattern: RegExp][] = [
  ['it is “kabin bagajı”', /(?<!\p{L})el bagaj/iu],
  ['it is “online check-in”', /çevrim içi check-in/iu],
  ['it is “bavul”', /(?<!\p{L})valiz/iu],
  ['it is “kontuar”', /(?<!\p{L})banko/iu],
  ['only is “yalnızca”', /(?<!\p{L})yalnız(?= (?!uç(?!uş)|mı uç|yolculuk|başına|gönder))/iu],
  ['it is “kayıp eşya ofisi”', /kayıp (?:eşya|bagaj) (?:masa|büro|birim|servis|kontuar)/iu],
  ['it is “PIR tutanağı”', /PIR (?:aç|numara|rapor)|bagaj raporu/iu],
  ['a source is named by its date', /tarihsiz bir metn|eski metinde(?!\p{L})/iu],
  [
    'no native speaker says this',
    /tek yönlü kapı|koşulunu işlet|Türk taşıyıcısıdır|poliçeyi kapat|havayoluna başvurusunu|üç kalemi/iu,
  ],
  ['no native speaker says this', /(?:THY|AJet) kanal|teyitten gör|kanala taşı/iu],
  ['it is “diğer”', /(?<!\p{L})(?:öbür|öteki)/iu],
  ['it is “fiyat farkı”', /tarife fark/iu],
  ['it is “açığa alma”', /açıkta (?:tut|bırak)/iu],
  ['a PIR is filed before leaving the baggage hall', /terminal(?:in)?den (?:çık|ayrıl)/iu],
  [
    'no native speaker says this',
    /ücretlenir|yükselebil|yükselmek|yükselen yolcu|onayınızla işleriz|Türkçe harfsiz|rakamdır(?!\p{L})|yahut/iu,
  ],
  ['claims a count that nobody made', /en çok (?:duyduğumuz|sorulan|sorduğu|neden)|denen durumların çoğu/iu],
  ['“gidiş dönüş” takes no hyphen', /gidiş-(?:dönüş|geliş)/iu],
  ['a span of time is not called “pencere”', /saatlik pencere|pencere(?:nin|si) (?:açıl|kapan)/iu],
  ['it is “e-posta”', /e-mail|(?<!\p{L})eposta|email(?!\})/iu],
  ['asking for oneself is “sormak”', /sordur/iu],
  ['“neden” first reads as “why”', /(?<!\p{L})neden havayolunda/iu],
  [
    'a question to pass on is not clipped',
    /(?<!\p{L})m[ıiuü], (?:\p{L}[\p{L}’-]* ){0,2}(?:sorun|bakın|okuyun)(?!\p{L})/iu,
  ],
  // “arayın” alone does not say whether to call us or the airline, and can also mean “search”.
  ['must say whom to call', /(?<!(?:bizi|operatörünüzü|satıcıyı|telefonu|numarayı)(?: [^.,;:]+)? )arayın/iu],
  ['names of institutions take no apostrophe', /(?:Kurulu|Kurumu|Heyeti|Mahkemesi|Bakanlığı|Müdürlüğü|Fonu|Birliği)’/u],
  ['the question particle stands apart', /\p{Ll}(?:mı|mi|mu|mü)(?:s[ıiuü]n[ıiuü]z|y[ıiuü]z)?\?/u],
  ['a double, outer or misplaced space', / {2}|^\s|\s$|\s[.,;:!?]/u],
  ['a straight quote or apostrophe', /['"`]/u],
  ['a measure stays on one line', /\d × \d/u],
];

describe.each([...pages, ...factTexts])('$name', ({ texts }) => {
  test('uses the agreed words and Turkish typography', () => {
    for (const text of texts)
      for (const [why, pattern] of unwanted) expect.soft(pattern.test(text), `${why}: ${text}`).toBe(false);
  });
});

function runs(text: string): Set<string> {
  const words =
    bare(text)
      .toLocaleLowerCase('tr')
      .match(/[\p{L}#0]+/gu) ?? [];
  return new Set(words.slice(3).map((word, at) => [...words.slice(at, at + 3), word].join(' ')));
}

/** The share of word sequences that two texts have in common, from 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  return shared / (one.size + other.size - shared);
}

describe('among all pages', () => {
  test('no sentence is on more than two pages, even with other names and numbers', () => {
    const places = new Map<string, Set<string>>();
    for (const { name, texts } of pages)
      for (const sentence of texts.flatMap((text) => bare(text).split(/(?<=[.!?])\s/u)))
        if (/.{20}[.!?]$/u.test(sentence)) places.set(sentence, (places.get(sentence) ?? new Set()).add(name));
    expect([...places].filter(([, names]) => names.size > 2).map(([text, names]) => [text, ...names])).toEqual([]);
  });

  test.each(airlineServices)('%s: no two airlines share more than a twelfth of their wording', (service) => {
    const texts = airlinePages
      .filter((page) => page.service === service)
      .map((page) => ({ name: page.name, own: runs(page.texts.join('\n')) }));
    const alike = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => likeness(one.own, other.own) > 1 / 12)
        .map((other) => [one.name, other.name]),
    );
    expect(alike).toEqual([]);
  });
});

test('texts that differ only in names and numbers count as the same', () => {
  const thy = 'THY’de kabin bagajı 8 kg’dır ve bilete dahildir, ek bagaj ayrıca alınır.';
  const other = 'Pegasus’ta kabin bagajı 10 kg’dır ve bilete dahildir, ek bagaj ayrıca alınır.';
  expect(likeness(runs(thy), runs(other))).toBe(1);
  expect(likeness(runs(thy), runs('Bavulunuzu evde tartın, eksik kilonun karşılığını telefonda konuşalım.'))).toBe(0);
});
