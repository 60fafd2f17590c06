import { hours, ink, paper, petrol, type Shade, steel, straw } from '../parts/palette.ts';
import { disc, fill, hoop, oval, rect, stroke } from '../parts/svg.ts';
import { barCode } from './papers.ts';

export function teaGlass(): string {
  const glass =
    'M-20-94C-19-72-10-64-10-48-10-34-22-30-20-12Q-19-4-15-4H15Q19-4 20-12C22-30 10-34 10-48 10-64 19-72 20-94z';
  return [
    oval(4, 2, 50, 9, '#000', 0.22),
    oval(0, 0, 46, 9, paper.body),
    oval(0, -1.5, 46, 8, paper.light),
    oval(0, -2, 25, 4.5, paper.dark),
    stroke('#a9bac2', 3, 'M22 0 52-9', { round: true }),
    oval(24, -1, 7, 3, '#a9bac2'),
    fill('#a8422f', glass),
    fill('#f2f6f2', 'M-20-94c.4 8 2 13 3.7 18h32.6c1.7-5 3.3-10 3.7-18z'),
    oval(0, -76, 16.4, 3, '#c9654a'),
    fill('#7d2c22', 'M20-12c2-18-10-22-10-36 0-12 4-19 6.5-28h-6C8-68 4-60 4-48 4-34 15-28 12-4h3q4-1 5-8z'),
    fill('#fff', 'M-17-90c2 22 10 28 10 42 0 14-10 18-9 34h-2c-2-16 11-20 11-34 0-14-9-22-10-42z', 0.5),
  ].join('');
}

/** Smartphone on its dock, 92 wide and 180 high; `screen` is 76 by 152 with its origin at the upper left corner. */
export function phone(screen: string): string {
  return [
    fill(steel.dark, 'M-58 0q0-14 14-14h88q14 0 14 14z'),
    fill(steel.body, 'M-58 0q0-14 14-14h12q-12 2-12 14z'),
    rect(-46, -184, 92, 180, ink, 14),
    fill('#35758a', 'M-46-170a14 14 0 0 1 14-14h3a14 14 0 0 0-14 14V-18A14 14 0 0 0-29-4h-3a14 14 0 0 1-14-14z'),
    rect(-39, -176, 78, 160, paper.light, 8),
    `<g transform="translate(-39 -176)">${screen}</g>`,
  ].join('');
}

/** Mobile boarding pass, as a screen for `phone`. */
export function passScreen({ body }: Shade = petrol): string {
  const dawn = hours.dawn.rings;
  const code = '110101110010101001101011';
  const dots = [...code].map((bit, index) =>
    bit === '1' ? `M${18 + (index % 6) * 7} ${92 + Math.floor(index / 6) * 7}h7v7h-7z` : '',
  );
  return [
    fill(body, 'M8 0h62a8 8 0 0 1 8 8v50H0V8A8 8 0 0 1 8 0z'),
    fill(dawn[4] ?? '', 'M12 58a27 27 0 0 1 54 0z'),
    fill(dawn[5] ?? '', 'M23 58a16 16 0 0 1 32 0z'),
    stroke('#b9c3c4', 4, 'M12 70h30M12 80h46M50 70h16'),
    fill(ink, `${dots.join('')}M18 120h21v7H18zM46 120h14v7H46zM18 134h7v7h-7zM32 134h28v7H32z`),
  ].join('');
}

/** Paper pass coming out of a printer, 60 wide, with a bar code; origin at the upper left corner. */
export function passStrip(): string {
  return [
    fill(paper.light, 'M0 0h62v84q-4-5-8 0t-8 0-8 0-8 0-8 0-8 0-8 0-6 0z'),
    fill(petrol.body, 'M0 0h62v14H0z'),
    stroke('#b9c3c4', 3.5, 'M9 26h26M9 36h40'),
    barCode(10, 46, 24),
  ].join('');
}

/** Desk calendar, 190 wide and 160 high, with a circle around one day. */
export function deskCalendar({ body, dark }: Shade = petrol): string {
  const days = Array.from({ length: 21 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    return index < 2 || index > 18 ? '' : `M${-75 + column * 23} ${-82 + row * 25}h12v12h-12z`;
  });
  return [
    fill(dark, 'M86-152 118 0H84z'),
    rect(-96, -152, 192, 152, paper.light, 8),
    fill(body, 'M-88-152H88a8 8 0 0 1 8 8v30H-96v-30a8 8 0 0 1 8-8z'),
    stroke(paper.body, 6, 'M-76-130h52'),
    fill('#c3ccca', days.join('')),
    fill(straw.body, 'M-6-57h12v12H-6z'),
    hoop(0, -51, 15, '#a8422f', 3.5),
    stroke(ink, 5, 'M-64-164v24M-22-164v24M22-164v24M64-164v24', { round: true }),
  ].join('');
}

/** Globe on a stand, 152 high, with a graticule and one route but no map. */
export function globe(): string {
  return [
    fill('#5b7788', 'M-36 0q0-10 12-10h48q12 0 12 10zM-5-34H5v26H-5z'),
    stroke('#c79f45', 5, 'M-20-148A60 60 0 1 1 0-32', { round: true }),
    disc(0, -92, 52, '#2f7fb3'),
    fill('#4f99c4', 'M0-144a52 52 0 0 0 0 104c-22-18-34-36-34-52s12-34 34-52z'),
    stroke('#cfe3e4', 1.5, 'M-52-92H52M-45-118q45 14 90 0M-45-66q45 14 90 0M0-144q-52 52 0 104q52-52 0-104M0-144v104', {
      opacity: 0.6,
    }),
    stroke('#f9e6a6', 3, 'M-30-80Q-6-128 32-106', { dash: '1 6', round: true }),
    disc(-30, -80, 4, '#f9e6a6'),
    disc(32, -106, 4, '#f9e6a6'),
  ].join('');
}
