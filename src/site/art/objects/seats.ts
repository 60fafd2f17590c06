import { bone, ink, paper, plum, type Shade, sea, steel } from '../parts/palette.ts';
import { fill, oval, rect, stroke } from '../parts/svg.ts';

/** Cabin seat from the front with one armrest on its right, 128 wide and 216 high. */
export function cabinSeat({ light, body, dark }: Shade = sea): string {
  return [
    fill(steel.dark, 'M-36-40h9L-34 0h-9zM27-40h9l7 40h-9z'),
    fill(dark, 'M-50-64-46-186q1-22 22-22h48q21 0 22 22l4 122z'),
    fill(body, 'M-44-64-40-184q1-16 16-16h48q15 0 16 16l4 120z'),
    fill(light, 'M-44-64-40-184q1-16 16-16h12q-12 3-13 17L-28-64z'),
    stroke(dark, 2, 'M-30-72l3-72h54l3 72'),
    fill(paper.body, 'M-31-206h62q10 0 10 10v22q0 12-12 12h-58q-12 0-12-12v-22q0-10 10-10z'),
    fill(paper.dark, 'M22-206h9q10 0 10 10v22q0 12-12 12h-9q9-4 9-14v-18q0-9-7-12z'),
    fill(dark, 'M-50-56h100v20q0 6-8 6h-84q-8 0-8-6z'),
    fill(body, 'M-46-84h92q12 0 12 12v14q0 10-12 10h-92q-12 0-12-10v-14q0-12 12-12z'),
    fill(light, 'M-46-84h92q9 0 11 7H-57q2-7 11-7z'),
    stroke(ink, 5, 'M-42-70Q-24-62-8-64M42-70Q24-62 8-64'),
    rect(-10, -71, 20, 13, steel.light, 2),
  ].join('');
}

export function armrest(): string {
  return rect(-8, -112, 16, 9, ink, 4) + fill(steel.dark, 'M-5-104H5v64H-5z');
}

/** Wide seat in its shell from the side, facing left, 310 wide and 248 high, with a reading lamp. */
export function premiumSeat({ light, body, dark }: Shade = sea): string {
  return [
    fill('#f9e6a6', 'M22-228-72-98H40L70-228z', 0.4),
    fill(bone.dark, 'M-176-44h66V0h-66z'),
    fill(bone.body, 'M-176-44h30V0h-30z'),
    fill(body, 'M-168-64h50q14 0 14 12v10h-78v-10q0-12 14-12z'),
    fill(light, 'M-168-64h50q9 0 12 6h-74q3-6 12-6z'),
    fill(dark, 'M30-60 58-188q5-18 24-18h24v146z'),
    fill(body, 'M8-70 44-190q5-16 22-16 20 0 16 20L56-66z'),
    fill(light, 'M8-70 44-190q5-16 22-16-9 4-12 16L22-70z'),
    fill(paper.body, 'M40-162l9-30q4-14 18-14 15 0 11 15l-9 33q-3 9-15 6-17-3-14-10z'),
    fill(body, 'M-78-98H40q14 0 14 14v30H-78q-18 0-18-22t18-22z'),
    fill(light, 'M-78-98H38q9 0 13 7H-91q5-7 13-7z'),
    fill(dark, 'M-94-66q3 12 16 12H54v-8H-86z'),
    fill(plum.body, 'M-64-118h48q9 0 9 9v11h-66v-11q0-9 9-9z'),
    fill(plum.light, 'M-64-118h48q7 0 9 6h-66q2-6 9-6z'),
    fill(bone.body, 'M-84 0V-56q0-12 12-12H44q14 0 18-15L92-204q6-20 22-20 20 0 20 24V0z'),
    fill(
      bone.light,
      'M-84-50v-6q0-12 12-12H44q14 0 18-15L92-204q6-20 22-20-8 5-12 20L73-78q-5 18-23 18H-72q-8 0-12 10z',
    ),
    fill(bone.dark, 'M114-224q20 0 20 24V0h-22v-194q0-18 2-30zM-84-12H112V0H-84z'),
    stroke(bone.dark, 2.5, 'M-60-36H60', { round: true }),
    stroke(ink, 5, 'M116-220q-8-28-54-24', { round: true }),
    fill(ink, 'M20-228q2-22 28-22 20 0 24 22z'),
    oval(46, -228, 24, 4, '#fff6dd'),
  ].join('');
}

/** Steps with lit edges, each `rise` high. The top one is `top` wide. */
export function lightSteps(top: number, count: number, rise = 20, tread = 44): string {
  const faces = ['#1d3a4a', '#2a5062', '#3a6678'];
  return Array.from({ length: count }, (_, index) => {
    const half = top / 2 + (count - 1 - index) * tread;
    const y = -(index + 1) * rise;
    return [
      fill(faces[index] ?? '', `M${-half} ${y}h${2 * half}v${rise}h${-2 * half}z`),
      fill('#f9e6a6', `M${-half} ${y}h${2 * half}v4h${-2 * half}z`),
      fill('#f9e6a6', `M${-half} ${y + 4}h${2 * half}v7h${-2 * half}z`, 0.18),
    ].join('');
  }).join('');
}

/** Upper part of a cabin seat seen from behind, cut off at y = 300. */
export const seatBack = ({ light, body, dark }: Shade) =>
  [
    fill(body, 'M0 300V208q0-26 26-26h74q26 0 26 26v92z'),
    fill(light, 'M0 300V208q0-26 26-26h14q-16 4-16 30v88z'),
    fill('#f4faf8', 'M18 208q0-18 18-18h54q18 0 18 18v16q0 12-12 12H30q-12 0-12-12z'),
    fill('#d6e4e6', 'M84 190h6q18 0 18 18v16q0 12-12 12h-8q8-4 8-14v-18q0-12-12-14z'),
    stroke(dark, 2, 'M28 300V256q0-6 6-6h58q6 0 6 6v44'),
    fill(dark, 'M120 270h14q8 0 8 8v22h-22z'),
  ].join('');
