import type { BagLimit } from '../tables/bag-limits.ts';
import type { Bag, Judgement } from './judge.ts';

const nbsp = '\u00a0';
const number = (value: number) => String(value).replace('.', ',');

/** A limit in words: `55 × 40 × 23 cm, 8 kg`. */
export function limitText({ sides, sum, kilos, together }: BagLimit): string {
  const sizes = [sides && `${sides.join(`${nbsp}×${nbsp}`)}${nbsp}cm`, sum !== undefined && `toplam ${sum}${nbsp}cm`];
  const parts = [
    // Where both are known, they come from sources that disagree.
    sizes.filter(Boolean).join(' ya da '),
    kilos !== undefined && `${together ? 'iki parça toplam ' : ''}${kilos}${nbsp}kg`,
  ];
  return parts.filter(Boolean).join(', ');
}

const sideNames = ['uzun', 'orta', 'kısa'];

export function judgementText(judgement: Judgement): string {
  switch (judgement.kind) {
    case 'fits':
      return 'Sığar';
    case 'some':
      return `${judgement.tickets.join(', ')}: sığar; ${judgement.not.join(', ')}: sığmaz`;
    case 'unknown':
      return 'Bilinmiyor, havayoluna sorun';
    case 'over': {
      const { sides, sum, kilos } = judgement.excess;
      const parts = sides.flatMap((side, at) => (side > 0 ? `${sideNames[at]} kenarı ${number(side)}${nbsp}cm` : []));
      if (sum > 0) parts.push(`toplamı ${number(sum)}${nbsp}cm`);
      if (kilos > 0) parts.push(`${number(kilos)}${nbsp}kg`);
      return `${judgement.excess.disputed ? 'Sınırda' : 'Sığmaz'}: ${parts.join(', ')} fazla`;
    }
  }
}

/** A typed size or weight, with comma or point; null if nothing is typed, NaN if it is not a sensible number. */
export function readMeasure(typed: string): number | null {
  const text = typed.trim().replace(/\s*(?:cm|kg)$/i, '');
  if (text === '') return null;
  const value = /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return value > 0 ? value : Number.NaN;
}

export function readBag(typed: readonly [string, string, string, string]): Bag | string {
  const [one = null, two = null, three = null, kilos = null] = typed.map(readMeasure);
  if ([one, two, three, kilos].some(Number.isNaN)) return 'Ölçüleri sayıyla yazın: 55 ya da 7,5 gibi.';
  const sides = [one, two, three].filter((side) => side !== null);
  if (sides.length === 0 && kilos === null) return 'Üç kenarı, ağırlığı ya da hepsini yazın.';
  if (sides.length % 3 !== 0) return 'Üç kenarı da yazın.';
  return { sides: one !== null && two !== null && three !== null ? [one, two, three] : null, kilos };
}
