import { describe, expect, test } from 'vitest';
import { namePattern } from '../../../../tests/site/written.ts';
import { airlineIds } from '../../../domain/airlines.ts';
import { airlineFacts, factOf } from '../../facts/index.ts';
import { type AirlineService, airlineServices } from '../../services.ts';
import type { AirlineServiceContent, Block, Card, CardGroup } from '../types.ts';
import { airlineContents } from './index.ts';

const pages = airlineIds.flatMap((airline) =>
  airlineServices.map((service) => ({
    name: `${airline}-${service}`,
    service,
    airline,
    content: airlineContents[airline].services[service],
  })),
);

const flat = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (typeof block === 'string' ? [block] : [...block]));
const blocksOf = (content: AirlineServiceContent): Block[] => content.sections.flatMap(({ body }) => [...body]);
const cardGroupsOf = (content: AirlineServiceContent): readonly CardGroup[] => content.cardGroups ?? [];
const cardsOf = (content: AirlineServiceContent): readonly Card[] =>
  cardGroupsOf(content).flatMap(({ cards }) => cards);

/** Texts that may be on one page only. */
function sentences(content: AirlineServiceContent): string[] {
  return [
    content.description,
    ...content.own,
    content.call,
    ...Object.values(content.ways ?? {}),
    content.lead,
    ...flat(blocksOf(content)),
    ...content.questions.flatMap(({ question, answer }) => [question, answer]),
    ...cardsOf(content).map(({ text }) => text),
    content.warning,
  ];
}

/** Short texts, which take no full stop. */
function labels(content: AirlineServiceContent): string[] {
  return [
    ...content.facts.flatMap(({ label, value, note }) => (note === undefined ? [label, value] : [label, value, note])),
    ...content.sections.map(({ title }) => title),
    ...(content.haveReady ?? []).flatMap(({ label, hint }) => [label, hint]),
    ...cardGroupsOf(content).flatMap(({ title, cards }) => [title, ...cards.map((card) => card.title)]),
  ];
}

const everything = (content: AirlineServiceContent) => [...sentences(content), ...labels(content)];

/** Takes every airline's name out of a text: two pages must differ in more than the name. */
const nameless = (text: string) => text.replace(namePattern, '#');

function repeated(texts: readonly { name: string; text: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { name, text } of texts) places.set(text, [...(places.get(text) ?? []), name]);
  return [...places].filter(([, names]) => names.length > 1).map(([text, names]) => `${names.join(', ')}: ${text}`);
}

const forbidden: readonly [why: string, pattern: RegExp][] = [
  ['promise', /garanti|%100|kesin(?:likle)? iade|yüzde yüz/iu],
  ['claim to be official', /resm[iî](?! (?:sitesi|temsilcisi|kanalı|internet sitesi)[^.]*değil)/iu],
  ['superlative', /(?<!\p{L})en (?:iyi|ucuz|hızlı|avantajlı)|eşsiz|benzersiz|mükemmel|kusursuz|ayrıcalık/iu],
  ['cliché', /yanınızdayız|hizmetinizdeyiz|keyifli|hayalinizdeki|unutulmaz|sorunsuz bir|stressiz/iu],
  ['currency', /[₺$€]|(?<!\p{L})(?:TL|USD|EUR|AZN|Euro|euro|dolar|lira|manat|ruble|dirhem|riyal)(?!\p{L})/u],
  ['phone number', /(?<!\d)(?:0\s?)?(?:850|444|212|216|242|232|312)[\s\u00a0]?\d{1,3}[\s\u00a0]?\d{2}|\+\d{6}/u],
  ['wrong dash', /—|\d-\d/u],
  ['dots', /\.\.|…/u],
  ['unit glued to its number', /\d(?:kg|cm|km)(?!\p{L})|\d\s?x\s?\d/u],
  ['two words', /hava yolu|check in|checkin|e-mail/iu],
];

/** What a service's page must mention. */
const asked: Partial<Record<AirlineService, readonly RegExp[]>> = {
  iletisim: [/bağımsız|bağı olmayan/iu],
  'check-in': [/açıl/iu],
};

/** The cards that a service's page must have, group by group. The page of any other service may have any groups. */
const cardTitles: Partial<Record<AirlineService, readonly (readonly string[])[]>> = {
  'iptal-iade': [
    ['Güvenli iade', 'Hızlı işlem', 'Azami iade'],
    ['Gönüllü iptal', 'Uçuş iptali veya gecikmesi', 'Sağlık nedeniyle iptal', 'Kısmi iade'],
  ],
  'koltuk-secimi': [['Geniş diz mesafesi', 'Acil çıkış sırası', 'Bebek beşiği']],
  'bagaj-ekleme': [['Ek bagaj', 'Spor ekipmanı', 'Özel eşya', 'Bagaj takibi']],
};

/** Counts sentences; a point inside a number (`1.500`) or after an ordinal before a small letter ends none. */
const sentenceCount = (text: string) => text.split(/[.!?]”?(?=\s\p{Lu}|\s[“\d]|$)/u).length - 1;

test.each(airlineIds)('%s says when its facts were checked', (airline) => {
  expect(airlineContents[airline].checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

describe.each(pages)('$name', ({ service, airline, content }) => {
  test('has the parts of a page in their lengths', () => {
    expect(content.description.length).toBeGreaterThanOrEqual(50);
    expect(content.description.length).toBeLessThanOrEqual(160);
    for (const step of [...content.own, content.call]) expect(step.length, step).toBeLessThanOrEqual(120);
    for (const { value } of content.facts) expect(value.length, value).toBeLessThanOrEqual(40);
    const { answers, own, facts, sections, haveReady = [], questions } = content;
    for (const [parts, least, most] of [
      [answers, 1, 3],
      [own, 1, 5],
      // The page adds a line about us to the contact page's board.
      [facts, service === 'iletisim' ? 2 : 3, 7],
      [sections, 1, 4],
      [haveReady, 0, 5],
      [questions, 2, 4],
    ] as const) {
      expect(parts.length).toBeGreaterThanOrEqual(least);
      expect(parts.length).toBeLessThanOrEqual(most);
    }
  });

  test('has at least 1,100 characters of its own', () => {
    const own = everything(content).filter((text) => text !== content.description);
    expect(own.join(' ').length).toBeGreaterThanOrEqual(1100);
  });

  test('says nothing that is forbidden', () => {
    for (const text of everything(content)) {
      for (const [why, pattern] of forbidden) expect.soft(pattern.test(text), `${why}: ${text}`).toBe(false);
    }
  });

  test('names no amount but those of passenger law', () => {
    const text = everything(content).join('\n');
    for (const [, amount] of text.matchAll(/(\d[\d.]*)[\s\u00a0]avro/gu)) {
      expect(['100', '250', '400', '600']).toContain(amount);
    }
  });

  test('ends sentences, not labels, with punctuation; the items of a list all alike', () => {
    const ended = (text: string) => /[.!?:]$/u.test(text);
    const fragments = blocksOf(content)
      .filter((block) => typeof block !== 'string' && !block.some(ended))
      .flat();
    for (const text of sentences(content)) expect.soft(ended(text) || fragments.includes(text), text).toBe(true);
    for (const text of labels(content)) expect.soft(text).not.toMatch(/[.!:;,]$/u);
  });

  test('covers what the specification demands of its kind', () => {
    const text = everything(content).join('\n');
    for (const pattern of asked[service] ?? []) expect.soft(text).toMatch(pattern);
  });

  test('says whom to ask or where to look for what is unknown', () => {
    for (const { certainty, short, text } of content.answers.map((key) => factOf(airline, key)))
      if (certainty === 'omit') expect(short ?? text).toMatch(/(?<!\p{L})sorun(?!\p{L})|bakın|deneyin|yazın/iu);
  });

  test('answers first what its visitors come for', () => {
    const textOf = (key: string) => factOf(airline, key).short ?? factOf(airline, key).text;
    const [answer, next] = content.answers.map(textOf);
    if (service === 'bagaj-ekleme') {
      // The answer speaks only of hold baggage, because a visitor who adds baggage asks about it first.
      expect(answer).toMatch(/^(?!.*kabin bagajı)(?=.*(?:kayıtlı|ek) bagaj).*\d\u00a0kg/i);
      expect(next).toMatch(/kabin bagajı.*\d\u00a0cm.*\d\u00a0kg|kabin bagajı.*\d\u00a0kg.*\d\u00a0cm/i);
    }
    if (service === 'check-in' && airlineFacts[airline].facts.online?.certainty === 'omit')
      expect(answer, 'unknown, but when to try').toMatch(/bir gün/);
    if (service === 'koltuk-secimi') for (const key of content.answers) expect(key, 'nobody asked').toMatch(/^seat/);
    if (service !== 'bilet-satin-alma') expect(content.answers, 'nobody asked how to pay').not.toContain('cards');
    if (service === 'evcil-hayvan') {
      expect(answer).toMatch(/^[^;]*kabin/i);
      // Air Arabia takes neither cats nor dogs, so nobody needs its consent.
      if (airline !== 'airarabia') expect(`${answer} ${next}`).toMatch(/bileti almadan onay isteyin/i);
    }
    if (service === 'bilet-satin-alma')
      expect(answer, 'the fare to take, not the baggage page again').not.toBe(
        textOf(airlineContents[airline].services['bagaj-ekleme'].answers[0] ?? ''),
      );
    if (service === 'iletisim') expect(answer, 'where to look, not what we withhold').toMatch(/^[^;]*bakın/);
    // The answer is for a passenger who gives up the flight, not for one whose flight the airline cancelled.
    if (service === 'iptal-iade') expect(answer).toMatch(/iade|kesinti|kredi|tutar/iu);
    if (service === 'iptal-iade' || service === 'bilet-degisikligi')
      expect(answer, 'about who did not turn up').not.toMatch(/gelmeye|gelmezs|binmeye|kaçır/iu);
    const about = { 'isim-degisikligi': 'name', 'check-in': 'online', 'bilet-degisikligi': 'change' }[
      service as string
    ];
    const rule = about === undefined ? undefined : airlineFacts[airline].facts[about];
    const isRule = service === 'isim-degisikligi' ? !airlineFacts[airline].facts.nameFix : true;
    if (rule?.certainty === 'omit' && isRule) expect(answer).toMatch(/bulamadık/);
  });

  test('says nothing in place of a rule', () => {
    for (const key of content.answers)
      expect(factOf(airline, key).short ?? factOf(airline, key).text).not.toMatch(/en kısıtlı|en esnek/);
  });

  test('answers on the contact page with the airline’s own address, and leaves the board’s line about us to the page', () => {
    if (service !== 'iletisim') return;
    const { text } = factOf(airline, content.answers[0] ?? '');
    expect(text).toContain(`: ${airlineFacts[airline].site}.`);
    for (const { value, note } of content.facts) expect(`${value} ${note}`).not.toMatch(/7\/24|dakika|24 saat/);
  });

  test('has the cards that its screen requires', () => {
    const titles = cardGroupsOf(content).map(({ cards }) => cards.map(({ title }) => title));
    const expected = cardTitles[service];
    if (expected !== undefined) expect(titles).toEqual(expected);
    if (service === 'refakatsiz-cocuk') {
      expect(titles.length).toBe(1);
      expect(titles.flat().length).toBeGreaterThanOrEqual(4);
      expect(titles.flat().length).toBeLessThanOrEqual(6);
    }
    const safe = cardsOf(content).find(({ title }) => title === 'Güvenli iade');
    if (safe) expect(safe.text).toMatch(/öde(?:me|nd|di)|kart|hesab/);
    for (const { text } of cardsOf(content)) {
      expect.soft([1, 2], text).toContain(sentenceCount(text));
      expect.soft(text.length, text).toBeLessThanOrEqual(220);
    }
  });

  test('has no two parts with one heading, no two facts with one label', () => {
    const headings = [...content.sections, ...cardGroupsOf(content)].map(({ title }) => title);
    expect(new Set(headings).size).toBe(headings.length);
    const named = content.facts.map(({ label }) => label);
    expect(new Set(named).size).toBe(named.length);
  });

  test('leaves the line of the loyalty programme on the board to the page', () => {
    if (service !== 'bilet-satin-alma' && service !== 'sinif-yukseltme') return;
    for (const { label } of content.facts) expect.soft(label).not.toMatch(/^(?:Sadakat|Üyelik) programı$/u);
  });
});

describe('among all pages', () => {
  test('no description repeats', () => {
    expect(repeated(pages.map(({ name, content }) => ({ name, text: nameless(content.description) })))).toEqual([]);
  });

  test('no paragraph repeats, not even with another name', () => {
    const texts = pages.flatMap(({ name, content }) =>
      [...sentences(content), ...(content.haveReady ?? []).map(({ hint }) => hint)].map((text) => ({
        name,
        text: nameless(text),
      })),
    );
    expect(repeated(texts)).toEqual([]);
  });
});
