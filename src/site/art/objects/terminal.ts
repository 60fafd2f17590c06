import { fir, ink, paper, petrol, type Shade, steel, straw } from '../parts/palette.ts';
import { at, d, disc, fill, rect, stroke } from '../parts/svg.ts';
import { lettering } from './lettering.ts';
import { passStrip } from './table.ts';

export function clockFace(r: number, hour: number, minute: number, face: string, hands: string): string {
  const tip = (degrees: number, length: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [Math.cos(angle) * r * length, Math.sin(angle) * r * length] as const;
  };
  const marks = Array.from({ length: 12 }, (_, index) => {
    const [x0, y0] = tip(index * 30, 0.78);
    const [x1, y1] = tip(index * 30, 0.66);
    return d`M${x0} ${y0}L${x1} ${y1}`;
  });
  const [hx, hy] = tip(((hour % 12) + minute / 60) * 30, 0.42);
  const [mx, my] = tip(minute * 6, 0.66);
  return [
    disc(0, 0, r, hands),
    disc(0, 0, r * 0.88, face),
    stroke(hands, r * 0.05, marks.join('')),
    stroke(hands, r * 0.075, d`M0 0L${hx} ${hy}M0 0L${mx} ${my}`, { round: true }),
    disc(0, 0, r * 0.07, hands),
  ].join('');
}

const post = '#2f4a59';

export function poleClock(hour: number, minute: number): string {
  return [
    fill(steel.dark, 'M-36 0q0-12 12-12h48q12 0 12 12z'),
    fill(post, 'M-8-220H8V-12H-8z'),
    fill(steel.dark, 'M-8-160h5V-12h-5z'),
    `<g transform="translate(0 -228)">${clockFace(76, hour, minute, '#fbf8ea', ink)}</g>`,
  ].join('');
}

/** Row of waiting-room seats, each 62 wide and 86 high; origin at the lower left corner. */
export function bench(seats: number, seat: string, leg: string): string {
  const width = seats * 62;
  const backs = Array.from({ length: seats }, (_, i) => `M${i * 62} -86q2-8 10-8h34q8 0 10 8l4 44h-62z`);
  return [
    fill(seat, backs.join('')),
    fill(leg, `M-6-42h${width + 8}v8H-6zM20-34h6V0h-6zM${width - 30}-34h6V0h-6zM6-4h34v4H6zM${width - 44}-4h34v4h-34z`),
  ].join('');
}

interface BoardRow {
  to: string;
  time: string;
  gate: string;
  changed?: boolean;
}

/** Departure board on two posts, 400 wide and 300 high, with one row of flaps per flight. */
export function departureBoard(rows: readonly BoardRow[]): string {
  const lines = rows.map(({ to, time, gate, changed }, index) => {
    const y = -258 + index * 46;
    const color = changed ? straw.body : '#dbe9e4';
    return [
      rect(-182, y, 364, 36, changed ? '#2a4a58' : '#1e3d4c', 3),
      fill(ink, `M-182 ${y + 17.5}h364v1.5h-364z`, 0.7),
      lettering(time, -170, y + 9, 18, color, 3),
      lettering(to, -64, y + 9, 18, color, 3),
      lettering(gate, 38, y + 9, 18, color, 3),
      changed ? '' : disc(164, y + 18, 5, '#6fae9c'),
    ].join('');
  });
  const foot = -262 + rows.length * 46;
  return [
    fill(steel.dark, `M-150 ${foot}h14V0h-14zM136 ${foot}h14V0h-14zM-168-6h50v6h-50zM118-6h50v6h-50z`),
    rect(-200, -300, 400, 40 + rows.length * 46, ink, 10),
    fill('#46606f', 'M-190-300h380a10 10 0 0 1 10 10h-400a10 10 0 0 1 10-10z'),
    fill('#f0d27a', 'M-180-280l16-5-3 5 3 5zM-150-282h60v4h-60z'),
    ...lines,
  ].join('');
}

export function kiosk({ light, body, dark }: Shade = fir): string {
  return [
    fill(steel.dark, 'M-62 0q0-12 12-12H50q12 0 12 12z'),
    fill(body, 'M-34-120h68V-12h-68z'),
    fill(light, 'M-34-120h14V-12h-14z'),
    fill(dark, 'M20-120h14V-12H20z'),
    rect(-72, -250, 144, 136, ink, 12),
    rect(-62, -240, 124, 94, paper.light, 5),
    fill(petrol.body, 'M-57-240H57a5 5 0 0 1 5 5v13H-62v-13a5 5 0 0 1 5-5z'),
    fill('#e3d2b0', 'M-46-168a26 26 0 0 1 52 0z'),
    fill('#8fb3aa', 'M-32-168a12 12 0 0 1 24 0z'),
    stroke('#b9c3c4', 5, 'M-46-208h56M-46-196h40'),
    rect(22, -208, 30, 40, fir.body, 4),
    stroke('#fff', 4, 'M30-188l6 7 10-13', { round: true }),
    fill(light, 'M-34-136h68v8h-68z'),
    at(-25, -134, 0.8, passStrip()),
    fill(ink, 'M-36-138h72v6h-72z'),
  ].join('');
}

/** Column with a question mark that marks an information point, 300 high. */
export function infoPillar({ light, body, dark }: Shade = petrol): string {
  return [
    fill(steel.dark, 'M-56 0q0-12 12-12h88q12 0 12 12z'),
    fill(body, 'M-36-186h72V-12h-72z'),
    fill(light, 'M-36-186h12V-12h-12z'),
    fill(dark, 'M24-186h12V-12H24z'),
    stroke(light, 4, 'M-12-150h24M-12-136h24M-12-122h14', { round: true }),
    disc(0, -222, 78, ink),
    disc(0, -222, 69, straw.body),
    fill(straw.light, 'M0-291a69 69 0 0 0 0 138c-26-16-40-42-40-69s14-53 40-69z'),
    stroke(ink, 16, 'M-23-241q1-23 24-23 24 0 24 22 0 15-15 23-10 5-10 17', { round: true }),
    disc(0, -178, 10, ink),
  ].join('');
}

export function signpost(): string {
  const arm = (y: number, direction: 1 | -1, length: number, { body, light }: Shade, word: string) => {
    const tip = length * direction;
    const [left, right] = direction === 1 ? [-16, tip] : [tip, 16];
    const shape = direction === 1 ? `M-16 ${y}H${tip}l18 19-18 19H-16z` : `M16 ${y}H${tip}l-18 19 18 19H16z`;
    return [
      fill(body, shape),
      fill(light, `M${left} ${y}H${right}v4H${left}z`),
      lettering(word, direction === 1 ? 34 : tip + 22, y + 12, 15, paper.light, 2.6),
    ].join('');
  };
  return [
    fill(steel.dark, 'M-32 0q0-10 12-10h40q12 0 12 10z'),
    fill(post, 'M-7-10V-290a7 7 0 0 1 14 0V-10z'),
    fill(steel.dark, 'M-7-286h4V-10h-4z'),
    arm(-276, 1, 96, petrol, 'C3'),
    arm(-226, -1, 92, fir, 'B2'),
    arm(-176, 1, 78, { light: '#9a5564', body: '#7d3f4e', dark: '#5f2c3b' }, 'A1'),
  ].join('');
}
