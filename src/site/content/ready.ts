import { type AirlineId, airlines } from '../../domain/airlines.ts';
import { amountsOf } from '../facts/amounts.ts';
import type { ColumnId, ComparedService } from '../facts/columns.ts';
import { cellOf } from '../facts/index.ts';
import { isClosedToPets, known, namesAt, namesOf } from '../facts/spans.ts';

const having = (column: ColumnId, wanted: RegExp) => known(column).filter(([, value]) => wanted.test(value));

function scopeOf(id: AirlineId, column: ColumnId): string {
  const scope = cellOf(id, column)?.fact.scope;
  return scope ? ` (${scope})` : '';
}

/** The scope that limits a cell, for use after an airline's name: ` iç hatta` or ` (Flex)`; empty if it has none. */
function placeOf(id: AirlineId, column: ColumnId): string {
  const place = cellOf(id, column)
    ?.fact.scope?.replace(/hat$/, 'hatta')
    .replace(/hattı$/, 'hattında');
  return place && /hatt(?:a|ında)$/.test(place) ? ` ${place}` : scopeOf(id, column);
}

/** A cell inside a sentence: starts with a small letter unless its first word names a fare, a cabin or the airline. */
function within(id: AirlineId, value: string): string {
  const [first = ''] = /^\p{L}+/u.exec(value) ?? [];
  const names = [airlines[id].shortName, cellOf(id, 'fares')?.value ?? '', cellOf(id, 'cabins')?.value ?? ''];
  const isName = names.some((name) => name.includes(first));
  return isName ? value : value.charAt(0).toLocaleLowerCase('tr') + value.slice(1);
}

/** Each airline with its cell: `THY iç hatta: 15 kg`. */
const cellsOf = (column: ColumnId, wanted: RegExp) =>
  having(column, wanted)
    .map((one) => `${namesOf([one])}${placeOf(one[0], column)}: ${within(...one)}`)
    .join('; ');

const saysAbroad = (id: AirlineId, column: ColumnId) => /dış hatta/.test(cellOf(id, column)?.fact.text ?? '');

/** Whether the cheapest fare is sold on international flights only. */
const isAbroad = (id: AirlineId) => saysAbroad(id, 'fares');

function includes(ages: string, age: number): boolean {
  const [from = age + 1, to = age] = amountsOf(ages);
  return from <= age && age <= to;
}

/** The bag in kg and the child's age in years that the answers assume. */
const bag = 8;
const age = 10;

const sentences: Readonly<Record<ComparedService, () => string>> = {
  'bilet-satin-alma': () => {
    const some = having('entryBag', /\d/).map((one) => `${namesAt([one])}${placeOf(one[0], 'entryBag')} ${one[1]}`);
    const none = namesAt(having('entryBag', /yok$/), ([id]) => (isAbroad(id) ? ' (dış hatta)' : ''));
    const apart = namesAt(having('entryBag', /^Ayrı alınır$/));
    return `En ucuz pakette bavul ${none} genellikle yoktur, ${apart} ayrı alınır; genellikle ${some.join(', ')} vardır.`;
  },
  'bilet-degisikligi': () =>
    `Değişiklik ücreti ${having('change', / ücretsiz$/)
      .map((one) => `${namesAt([one])}${placeOf(one[0], 'change')} ${one[1].replace(/ ücretsiz$/, '')}`)
      .join(', ')} genellikle istenmez; ${having('change', /değişiklik ücretini kaldırır$/)
      .map(([, value]) =>
        value.replace(', süresi içinde değişiklik ücretini', ' de süresi içinde bu ücreti genellikle'),
      )
      .join(', ')}. Yeni uçuş pahalıysa fark yine ödenir.`,
  'isim-degisikligi': () => {
    const mending = having('nameFix', /yazım|hata|harf/i);
    const isLimited = ([id]: readonly [AirlineId, string]) => scopeOf(id, 'nameFix') !== '';
    const free = mending.filter((one) => !isLimited(one));
    return `Tek harfi ${namesOf(free)} düzeltebilir; ${namesAt(mending.filter(isLimited))} okuduğumuz kural koşullu, tabloya bakın. Diğerlerinde bileti kesene sorun.`;
  },
  'iptal-iade': () => {
    const never = having('refund', /(?:’[dt][ae] yok| iadesiz)$/).map(
      (one) => `${namesAt([one])} ${one[1].replace(/(?:’[dt][ae] yok| iadesiz)$/, '')}`,
    );
    const credit = having('refund', /kredi$/).map((one) => `${namesOf([one])}${scopeOf(one[0], 'refund')}`);
    return `Vazgeçene para dönmeyebilir: ${never.join(', ')}; ${credit.join(', ')} kredi verir.`;
  },
  'sinif-yukseltme': () =>
    `Mil ya da puanla yükseltmeyi genellikle ${namesAt(having('upgrade', /mille(?! yok)|Avios/i))} deneyebilirsiniz; ${namesAt(having('upgrade', /^Teklif/))} teklif verilir.`,
  'evcil-hayvan': () => {
    const open = known('petCabin').filter((one) => !isClosedToPets(one));
    return `Kediyi genellikle kabine alan havayolları: ${namesOf(open)}.`;
  },
  'refakatsiz-cocuk': () => {
    const open = known('childAges').filter(([id, ages]) => includes(ages, age) && scopeOf(id, 'childAges') === '');
    const says = ([id]: readonly [AirlineId, string], word: string) =>
      cellOf(id, 'childAges')?.fact.text.includes(word) === true;
    const consented = open.filter((one) => says(one, 'muvafakat'));
    const service = open.filter((one) => !says(one, 'muvafakat'));
    const never = known('childAlone').filter(([, value]) => (amountsOf(value)[0] ?? 0) > age);
    const unsure = known('childAges').filter((one) => ![...open, ...never].some(([id]) => id === one[0]));
    return `${age} yaşındaki çocuk genellikle ${namesAt(consented)} anne baba izniyle (muvafakat) uçar; ${namesAt(service, (one) => (says(one, 'aktarmasız') ? ' (aktarmasız)' : ''))} hizmetle uçar. ${namesOf(never)} ${amountsOf(never[0]?.[1] ?? '')[0]} yaşından küçüğü genellikle yalnız almaz. Kuralını bulamadık, sorun: ${namesOf(unsure)}.`;
  },
  'koltuk-secimi': () => `Koltuk genellikle şu paketlerde ücretsiz seçilir. ${cellsOf('seatFree', /^(?!Atanan)/)}.`,
  'bagaj-ekleme': () => {
    const all = known('cabinBag');
    const least = ([, value]: readonly [AirlineId, string]) => amountsOf(value)[0] ?? 0;
    const most = ([, value]: readonly [AirlineId, string]) => Math.max(...amountsOf(value));
    const higher = all.filter((one) => least(one) < bag && most(one) >= bag);
    const isLimited = ([id]: readonly [AirlineId, string]) => isAbroad(id) || saysAbroad(id, 'cabinBag');
    const [abroad, always] = [higher.filter(isLimited), higher.filter((one) => !isLimited(one))];
    const joint = all.filter(([id]) => /toplam 10/.test(cellOf(id, 'cabinBag')?.fact.text ?? ''));
    const both = ` (${namesAt(joint)} diğer parçayla birlikte ${joint[0]?.[1]})`;
    return `${bag}\u00a0kg’lık kabin çantası genellikle ${namesAt(all.filter((one) => least(one) >= bag))} alınır${both}; ${namesAt(always)}, dış hatta ${namesAt(abroad)} üst paket gerekir, ${namesAt(all.filter((one) => most(one) < bag))} sınır daha düşüktür.`;
  },
  'check-in': () => {
    const early = having('counter', / orada olun$/);
    const [home, abroad] = amountsOf(early[0]?.[1] ?? '');
    const closing = having('counter', /dk$/).flatMap(([, value]) => amountsOf(value));
    return `Bavul varsa ya da ekran açılmazsa kontuara gidin: genellikle ${Math.min(...closing)}–${Math.max(...closing)} dakika kala kapanır; ${namesAt(early)} genellikle iç hatta ${home}, dış hatta ${abroad} dakika kala orada olun.`;
  },
};

/** Answers a service's most common question for all airlines, from the cells of its comparison. */
export const readySentence = (service: ComparedService): string => sentences[service]();
