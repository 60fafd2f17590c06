import { expect, test } from 'vitest';
import { airlineList } from '../../src/domain/airlines.ts';
import { corrections } from '../../src/site/facts/corrections.ts';
import { airlineFacts } from '../../src/site/facts/index.ts';
import { ownCancellation } from '../../src/site/facts/own-cancellation.ts';
import { canonicalPages } from '../../src/site/urls.ts';
import { main, page, plain, texts } from './support.ts';

/** Matches the choice “iade ya da başka uçuş” (refund or another flight) in any wording. */
const choice =
  /(?<!\p{L})(?:iade|para|bedel|geri iste)\p{L}*(?:(?![.!?] ).)*? (?:ya da|veya|ile)(?:(?![.!?] ).)*?(?:uçuş|sefer)\p{L}*/u;
const claimed = /iste[nrky]|isti|seç[ie]|geç|tanı|yol açar|(?:iade|uçuş)$/u;
/** Words of doubt. “isteyebilirsiniz” is none, because it states the right. */
const hedged = /genel(?:likle|de|olarak)|çoğu/u;

function flatSentences(html: string): readonly string[] {
  const rows = [...main(html).matchAll(/<tr\b.*?<\/tr>/g)].map(([row]) => plain(row));
  const rest = `<main>${main(html).replace(/<tr\b.*?<\/tr>/g, '')}</main>`;
  return [...rows, ...texts(rest).flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u))].filter((text) => {
    const small = text.toLocaleLowerCase('tr');
    if (small.split(' ').length < 5) return false;
    return choice.test(small) && claimed.test(small) && !hedged.test(small) && !/(?:\?|sorun\.)$/.test(small);
  });
}

const toMend: readonly string[] = [];

test('no page states without a word of doubt that the airline’s cancellation gives a right to a refund or another flight', () => {
  const flat = canonicalPages.flatMap(({ path }) => flatSentences(page(path).html).map((text) => `${path}: ${text}`));
  expect(flat.filter((text) => !toMend.includes(text.split(':')[0] ?? ''))).toEqual([]);
  // Corrected pages must be removed from `toMend`.
  expect(toMend.filter((path) => !flat.some((text) => text.startsWith(`${path}:`)))).toEqual([]);
});

test.each([
  ['THY iptal ederse iade ya da başka uçuşa geçme seçeneği tanır.', true],
  ['Uçuşu THY iptal ederse İade ya da yeni uçuş', true],
  ['İade ile yeni uçuş arasında seçim yaparsınız.', true],
  ['Genellikle bilet paranızı ya da ilk uygun uçuşu isteyebilirsiniz.', false],
])('“%s” has no word of doubt: %s', (text, flat) => {
  expect(flatSentences(`<main><p>${text}</p></main>`)).toEqual(flat ? [text] : []);
});

test.each(airlineList.map((airline) => [airline.shortName, airline] as const))(
  'the refund page of %s starts with the right after its own cancellation, and the flights it covers',
  (_, airline) => {
    const card = /<div class="ans">([\s\S]*?)<div class="go">/.exec(page(`/${airline.id}-iptal-iade`).html)?.[1] ?? '';
    expect(plain(/<p>.*?<\/p>/.exec(card)?.[0] ?? '')).toBe(ownCancellation(airline));
    expect(card).toMatch(
      /^<div><p>[^<]*siz iptal etmeyin;[^<]*<\/p><p class="self"><a href="#[^"]*">.*?(?:İlk yanıtın|Yukarıdakilerin) kaynağı yok; yaygın bilgi, doğrulamadık/,
    );
    expect(ownCancellation(airline).includes('Türkiye’den')).toBe(airlineFacts[airline.id].home === 'abroad');
  },
);

test.each(airlineList.map(({ id }) => [id, id !== 'aeroflot'] as const))(
  'the refund page of %s gives compensation its condition, and names the EU’s rule if it flies there: %s',
  (id, flies) => {
    const { html } = page(`/${id}-iptal-iade`);
    const block = /<h2 id="havayolu-iptal-ettiyse">[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '';
    // How soon the money is due is never stated without a word of doubt.
    expect(plain(main(html))).toMatch(
      /genellikle 7.gün|7.gün[^.]* genellikle istenebilir|7.gün[^.]* genellikle isteyebilirsiniz/,
    );
    expect(plain(block)).toMatch(/iptal havayolundan kaynaklanıyorsa genellikle tazminat/);
    expect(/AB’den kalk(?:tıysanız|ışta)/.test(plain(main(html)))).toBe(flies);
  },
);

test('the site’s list of corrections mentions the right after an airline’s own cancellation', () => {
  expect(corrections.some(({ texts }) => texts.some((text) => /iptal ettiği uçuş/.test(text)))).toBe(true);
});
