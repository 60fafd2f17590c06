import { d, disc, fill, stroke, transformed } from '../parts/svg.ts';

export interface WingTones {
  winglet: string;
  top: string;
  flap: string;
  line: string;
  under: string;
  rim: string;
}

/** Points on the wing's leading and trailing edge, from the tip (t = 0) to the root (t = 1). */
const leading = (t: number) => [842 + 598 * t, 316 + 68 * t] as const;
const trailing = (t: number) =>
  t <= 0.4 ? ([814 + 475 * t, 328 + 240 * t] as const) : ([1004 + 390 * (t - 0.4), 424 + 470 * (t - 0.4)] as const);

/** The point on the wing at span `t` and chord `c` (0 leading, 1 trailing edge), as path text. */
function point(t: number, c: number): string {
  const [x0, y0] = leading(t);
  const [x1, y1] = trailing(t);
  return d`${Math.round(x0 + (x1 - x0) * c)} ${Math.round(y0 + (y1 - y0) * c)}`;
}

export function wing({ winglet, top, flap, line, under, rim }: WingTones): string {
  const fairings = [0.16, 0.3, 0.47, 0.62].map((t) => {
    const [x, y] = trailing(t);
    const size = (0.7 + t * 0.9).toFixed(2);
    return `<path transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(24) scale(${size})" fill="${under}" d="M14-5C-8-5-22 0-30 6-20 9-4 8 14 6z"/>`;
  });
  const spoilers = [
    [0.42, 0.53],
    [0.545, 0.66],
    [0.675, 0.8],
  ].map(([a = 0, b = 0]) => `M${point(a, 0.58)} ${point(b, 0.58)} ${point(b, 0.74)} ${point(a, 0.74)}z`);
  const seams = [0.14, 0.27, 0.41, 0.56, 0.73].map((t) => `M${point(t, 0.28)} ${point(t, 0.78)}`);
  const flapEnds = [0.08, 0.36, 0.41, 0.68].map((t) => `M${point(t, 0.78)} ${point(t, 1)}`);
  return [
    ...fairings,
    fill(top, `M${point(0, 0)} ${point(1.45, 0)} ${point(1.45, 1)} ${point(0.4, 1)} ${point(0, 1)}z`),
    fill(
      flap,
      `M${point(0, 0.78)} ${point(0.4, 0.78)} ${point(1.45, 0.78)} ${point(1.45, 1)} ${point(0.4, 1)} ${point(0, 1)}z`,
    ),
    fill(line, spoilers.join(''), 0.38),
    fill(rim, `M${point(0, 0)} ${point(1.45, 0)} ${point(1.45, 0.075)} ${point(0.02, 0.16)}z`),
    stroke(
      line,
      1.5,
      [
        `M${point(0.06, 0.3)} ${point(1.45, 0.26)}`,
        `M${point(0.02, 0.78)} ${point(0.4, 0.78)} ${point(1.45, 0.78)}`,
        ...seams,
        ...flapEnds,
      ].join(''),
    ),
    fill(winglet, 'M846 316C824 309 808 286 798 212L779 216C782 282 788 318 814 330z'),
    fill(under, 'M789 214 779 216C782 282 788 318 814 330 800 300 794 262 789 214z'),
    disc(789, 213, 9, '#fff6dd', 0.3),
    disc(789, 213, 3.5, '#fff6dd'),
  ].join('');
}

interface TailTones {
  body: string;
  shade: string;
  upper: string;
  lower: string;
  light: string;
}

export const plainTail: TailTones = {
  body: '#f7f8f2',
  shade: '#9dbfc2',
  upper: '#20566a',
  lower: '#5b9aa6',
  light: '#e3ece8',
};

/** The tail of an airliner whose fuselage extends to the left; the fin is 222 high, the belly at y = 92. */
export function tail({ body, shade, upper, lower, light }: TailTones = plainTail): string {
  return [
    fill(body, 'M-1600 6H-330C-200 4-120 0-40-8L150-30c14-2 20 6 10 12L40 62C-40 86-200 92-330 92H-1600z'),
    fill(shade, 'M-1600 56H-330C-180 60-60 52 60 48L40 62C-40 86-200 92-330 92H-1600z'),
    fill(body, 'M-130 8C-44-2-18-26 0-60L66-222h62L116-26 110 8-60 16z'),
    fill(upper, 'M66-222h62l-2.2 36H51.3zM37.5-152h86.2l-1.6 26H26.9z'),
    fill(lower, 'M51.3-186h74.5l-2.1 34H37.5z'),
    fill(shade, 'M96-222h32L116-26l-22 4z', 0.22),
    fill(light, 'M20 4 142-14l52 18-8 6-92 8z'),
    fill(shade, 'M20 4 94 18l92-8-2 6-88 12z'),
    stroke(shade, 8, 'M-1000 26h840', { dash: '9 13' }),
  ].join('');
}

/** A small climbing jet, nose to the right, about 165 long. */
export function climbingJet(color: string): string {
  return transformed(
    'rotate(-14)',
    fill(color, 'M0 0c10-7 30-8 60-8h78c12 0 22 6 24 9-2 4-14 7-26 7H52C30 8 12 8 0 0z'),
    fill(color, 'M4-2-10-30h14l22 24zM70 4 40 34h12l44-30z'),
  );
}
