import { describe, expect, test } from 'vitest';
import { otherPages, strings } from '../../../../tests/site/written.ts';
import { airlineIds } from '../../../domain/airlines.ts';
import { spanSentence } from '../../facts/spans.ts';
import { happenings } from '../../happenings.ts';
import { hasAirlinePages, hubServices } from '../../services.ts';
import { hubPath, urls } from '../../urls.ts';
import { faq } from '../faq.ts';
import { legal } from '../legal/index.ts';
import { agencyFields, type HubContent, legalPages } from '../types.ts';
import { hubs } from './index.ts';

const hubList = hubServices.map((service) => ({ service, ...hubs[service] }));
const legalList = legalPages.map((id) => ({ id, ...legal[id] }));

const anchorsOf = (path: string) =>
  [
    ...hubList.map(({ service, sections = [], questions }) => ({
      at: hubPath(service),
      sections: [...sections, ...questions],
    })),
    ...legalList.map(({ id, sections }) => ({ at: `/${id}`, sections })),
    { at: hubPath('ucus-gecikmesi'), sections: [{ id: 'hesap' }] },
    { at: hubPath('ozel-yardim'), sections: [{ id: 'kopyala' }, { id: 'kirik-sandalye' }, { id: 'siteler' }] },
  ]
    .filter(({ at }) => at === path)
    .flatMap(({ sections }) => sections.flatMap(({ id }) => id ?? []));

const textOf = (value: unknown) => strings(value).join('\n');
const legalText = (id: (typeof legalPages)[number]) => textOf(legal[id]);

const cardTitles = ({ cardGroups = [] }: HubContent) => cardGroups.map(({ cards }) => cards.map(({ title }) => title));

describe.each(hubList)('$service', ({ service, title, metaTitle, description, tagline, airlineNotes, checkedOn }) => {
  test('keeps its texts within the length limits', () => {
    expect(title.length).toBeLessThanOrEqual(34);
    expect(metaTitle.length).toBeLessThanOrEqual(48);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(175);
    expect(tagline.length).toBeLessThanOrEqual(170);
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('has one short line per airline if the service has airline pages, else none', () => {
    expect(airlineNotes !== undefined).toBe(hasAirlinePages(service));
    if (!airlineNotes) return;
    expect(Object.keys(airlineNotes).sort()).toEqual([...airlineIds].sort());
    expect(new Set(Object.values(airlineNotes)).size).toBe(airlineIds.length);
    for (const note of Object.values(airlineNotes)) {
      expect.soft(note).toMatch(/^\S.*\.$/);
      expect.soft(note.length, note).toBeLessThanOrEqual(100);
    }
  });
});

describe.each(legalList)('$id', ({ title, metaTitle, description, sections, lead }) => {
  test('keeps its texts within the length limits', () => {
    expect(title.length).toBeLessThanOrEqual(48);
    expect(metaTitle.length).toBeLessThanOrEqual(48);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(175);
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  });

  test('uses only known fields of the agency', () => {
    for (const [, field] of textOf({ lead, sections }).matchAll(/\{(\w+)\}/g)) expect(agencyFields).toContain(field);
    expect(textOf(sections)).not.toContain('[…]');
    // A list leaves out a value that the agency lacks; running text would have a gap.
    const running = [lead, ...sections.flatMap(({ body }) => body.filter((block) => typeof block === 'string'))];
    expect(running.join('\n')).not.toMatch(/\{(?:legalName|mersis|tax|tursab|kep|street|chamber)\w*\}/);
  });

  test('has as many cells in each table row as headings', () => {
    for (const { table } of sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
    }
  });
});

describe.each(otherPages)('texts of $name', ({ texts: lines }) => {
  test.each([
    ['a promise', /garanti|%100/iu],
    ['a currency sign or code', /[₺$€]|(?<!\p{L})TL(?!\p{L})/u],
    [
      'a name in capitals or letters that the airline does not use',
      /(?<!\p{L})(?:Basic|Ecojet|EcoJet|Flydubai|Ajet)(?!\p{L})/u,
    ],
  ])('do not have %s', (_, pattern) => {
    for (const line of lines) expect.soft(line).not.toMatch(pattern);
  });

  test('link only to existing addresses and anchors', () => {
    const known = new Set(urls.map(({ path }) => path));
    for (const [, address = ''] of lines.join('\n').matchAll(/\]\(([^)\s]+)\)/g)) {
      const [path = '', anchor] = address.split('#');
      expect.soft(known).toContain(path);
      if (anchor === undefined) continue;
      expect.soft(anchorsOf(path), address).toContain(anchor);
    }
  });
});

test.each(happenings)('“$what” leads to an existing section: $service, $at', ({ service, at }) => {
  if (at) expect(anchorsOf(hubPath(service))).toContain(at);
});

describe('texts required by the specification', () => {
  test('delay amounts by distance', () => {
    const [table] = hubs['ucus-gecikmesi'].tables ?? [];
    expect(table?.rows).toEqual([
      [expect.stringContaining('1.500'), '250 avro'],
      ['1.500–3.500\u00a0km', '400 avro'],
      [expect.stringContaining('3.500'), '600 avro'],
    ]);
    expect(hubs['ucus-gecikmesi'].tagline).toMatch(/3 saat.*250–600 avro/);
  });

  test('lost baggage: the amount beside the convention’s limit, and free delivery within 24 hours', () => {
    const { facts = [], lead } = hubs['kayip-esya'];
    const fact = facts.find(({ value }) => value === '1.000–1.700 avro');
    expect(fact?.note).toContain('1.519 SDR');
    expect(lead).toMatch(/24 saat içinde ücretsiz kuryeyle/);
  });

  test('online check-in: 24–36 hours before is only a common claim', () => {
    expect(textOf(hubs['check-in']).match(/24–36 saat/g)).toHaveLength(1);
    expect(hubs['check-in'].lead).toMatch(/24–36 saat önce açıldığı da söylenir; .*24, 48 ya da 72 saat/);
    // The sentence with the airlines' own times must not name 36: no airline opens check-in then.
    expect(spanSentence('check-in')).not.toMatch(/36/);
  });

  test('first category of questions', () => {
    const [category] = faq;
    expect(category?.title).toBe('Rezervasyon ve Bilet İşlemleri');
    expect(category?.questions.slice(0, 2).map(({ question }) => question)).toEqual([
      'Nasıl rezervasyon yapabilirim?',
      'Rezervasyonumu nasıl iptal edebilirim?',
    ]);
  });

  test('anchors and questions of the FAQ are unique', () => {
    const questions = faq.flatMap((category) => category.questions.map(({ question }) => question));
    expect(new Set(questions).size).toBe(questions.length);
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  });

  test('cards of refund, seats and baggage', () => {
    expect(cardTitles(hubs['iptal-iade'])).toEqual([
      ['Güvenli iade', 'Hızlı işlem', 'Azami iade'],
      ['Gönüllü iptal', 'Uçuş iptali veya gecikmesi', 'Sağlık nedeniyle iptal', 'Kısmi iade'],
    ]);
    expect(cardTitles(hubs['koltuk-secimi'])).toEqual([['Geniş diz mesafesi', 'Acil çıkış sırası', 'Bebek beşiği']]);
    expect(cardTitles(hubs['bagaj-ekleme'])).toEqual([['Ek bagaj', 'Spor ekipmanı', 'Özel eşya', 'Bagaj takibi']]);
    expect(textOf(hubs['iptal-iade'].cardGroups)).toMatch(/(?:öde(?:me|nd|di)|kart|hesab)/);
    expect(textOf(hubs['bagaj-ekleme'].cardGroups)).toMatch(/online izlenir/);
  });

  test('loyalty programmes by name', () => {
    const notes = hubs['sinif-yukseltme'].airlineNotes;
    expect(notes?.thy).toContain('Miles and Smiles');
    expect(notes?.pegasus).toContain('BolBol');
    expect(notes?.ajet).toContain('AJet Club');
    expect(notes?.azal).toContain('AZAL Miles');
  });

  test('hours and response times', () => {
    for (const text of [textOf(faq), legalText('hakkimizda')]) {
      expect(text).toMatch(/7 gün 24 saat/);
      expect(text).toMatch(/5 dakika/);
      expect(text).toMatch(/24 saat içinde yanıt/);
    }
  });
});

describe('texts required by law', () => {
  test.each<[(typeof legalPages)[number], readonly RegExp[]]>([
    [
      'kisisel-verilerin-korunmasi',
      [
        /m\.\s5\/2-c/,
        /m\.\s6\/3-a/,
        /IP adresi/,
        /standart sözleşme/,
        /beş iş günü/,
        /otuz gün/,
        /KEP/,
        /geri alabilirsiniz/,
      ],
    ],
    ['gizlilik-ve-guvenlik', [/“Reddet” ve “Kabul Et”/, /Çerez tercihleri/, /72 saat/, /veliden/, /Kart numarası/]],
    [
      'mesafeli-satis-sozlesmesi',
      [/\{mersisNumber\}/, /on dört gün/, /üç yıl/, /hizmet bedeli/, /Tüketici Hakem Heyeti/],
    ],
    ['kullanim-kosullari', [/bağımsız bir hizmettir/, /Türk hukuku/, /0850/, /saklıdır/]],
    ['hakkimizda', [/\{legalName\}/, /\{chamber\}/, /\{tursabNumber\}/, /havayolunun kendi sitesinden/]],
    ['iptal-iade-sartlari', [/Uçuşa gelmeme/, /SHGM/, /hizmet bedeli/, /karta ya da hesaba/]],
  ])('%s', (id, patterns) => {
    for (const pattern of patterns) expect.soft(legalText(id)).toMatch(pattern);
  });
});
