import { describe, expect, test } from 'vitest';
import { type AirlineId, airlineIds, airlineList } from '../../src/domain/airlines.ts';
import { commonFacts } from '../../src/site/facts/common.ts';
import { airlineFacts } from '../../src/site/facts/index.ts';
import type { Fact } from '../../src/site/facts/types.ts';
import { canonicalPages } from '../../src/site/urls.ts';
import { figuresIn, holds, isHedged, sentencesOf } from './figures.ts';
import { page } from './support.ts';

/** Figures that are examples and need no fact. */
const examples: Readonly<Record<string, readonly string[]>> = {
  // Characters that are easily confused, a made-up reservation, examples of what tickets print.
  '/hizmetler/bilet-satin-alma': ['0'],
  '/hizmetler/check-in': ['0'],
  '/hizmetler/rezervasyon-yonetimi': ['0', '18', '09', '15', '1234', '2', '1', '12.345'],
  '/hizmetler/koltuk-secimi': ['12'],
  '/hizmetler/bagaj-ekleme': ['1 parça', '2 parça'],
  '/aeroflot-bagaj-ekleme': ['0 parça', '1 parça', '2 parça', '0', '12 kg'],
  '/flydubai-bagaj-ekleme': ['0 kg', '0', '60 kg'],
  '/airarabia-bilet-satin-alma': ['0 kg'],
  // Examples of a traveller's luggage and journey.
  '/ajet-evcil-hayvan': ['7 kg', '2 kg'],
  '/azal-evcil-hayvan': ['50 cm', '35 cm', '30 cm', '60 kg'],
  '/pegasus-refakatsiz-cocuk': ['11 yaş'],
  '/airarabia-iletisim': ['13 yaş'],
  '/qatar-bilet-satin-alma': ['22 saat', '2 saat'],
  '/qatar-bagaj-ekleme': ['8 kg'],
  '/emirates-bagaj-ekleme': ['5 kg'],
  '/airarabia-bagaj-ekleme': ['21 kg', '10.000', '3,7', '37 wh'],
  '/flydubai-sinif-yukseltme': ['4 saat', '5 saat'],
};

const factsOf = (ids: readonly AirlineId[]): readonly Fact[] =>
  ids.flatMap((id) => Object.values(airlineFacts[id].facts)).filter(({ certainty }) => certainty !== 'omit');
const figuresOf = ({ text, cells = {} }: Fact) => figuresIn(`${text} ${Object.values(cells).join(' ; ')}`);

/** A sentence may use the figures of every airline that it names. */
const named = (sentence: string) =>
  factsOf(airlineList.filter(({ shortName }) => sentence.includes(shortName)).map(({ id }) => id));

const pages = canonicalPages.flatMap((one) => {
  const about = one.kind === 'airline' ? [one.airline] : one.kind === 'hub' ? airlineIds : null;
  return about ? [{ path: one.path, facts: [...factsOf(about), ...Object.values(commonFacts.facts)] }] : [];
});

test.each(pages)(
  '$path has only figures from the facts, and states none more firmly than they do',
  ({ path, facts }) => {
    const wrong = sentencesOf(page(path).html).flatMap((sentence) => {
      const known = [...facts, ...named(sentence)];
      const sure = known.filter(({ certainty }) => certainty === 'ok').flatMap(figuresOf);
      const all = known.flatMap(figuresOf);
      return figuresIn(sentence)
        .filter(({ amount, unit }) => !examples[path]?.includes(unit ? `${amount} ${unit}` : amount))
        .filter((figure) => !holds(all, figure) || !(holds(sure, figure) || isHedged(sentence)))
        .map(({ amount, unit }) => `${amount} ${unit}: ${sentence}`);
    });
    expect(wrong).toEqual([]);
  },
);

describe('how the tests read figures', () => {
  test.each([
    ['55 × 40 × 20 cm, 8\u00a0kg', ['55 cm', '40 cm', '20 cm', '8 kg']],
    ['iç hatta 45, dış hatta 60 dakika', ['45', '60 dakika']],
    ['32–75\u00a0kg', ['32 kg', '75 kg']],
    ['250, 400 ya da 600 avro', ['250 avro', '400 avro', '600 avro']],
    ['12 ile 1 saat arası', ['12 saat', '1 saat']],
    ['8\u00a0kg’lık ve 12. yaş günü', ['8 kg', '12 yaş']],
    ['T2 ve 1PC', ['1 parça']],
  ])('%s', (text, figures) => {
    expect(figuresIn(text).map(({ amount, unit }) => (unit ? `${amount} ${unit}` : amount))).toEqual(figures);
  });

  test.each([
    ['Online check-in genellikle 72 saat önce açılır.', true],
    ['Süre 45 dakika olabilir.', true],
    ['Kontuar 60 dakika kala kapanır.', false],
    ['Eski köpeğiniz 8 kg’dır.', false],
  ])('“%s” is hedged: %s', (text, expected) => {
    expect(isHedged(text)).toBe(expected);
  });
});
