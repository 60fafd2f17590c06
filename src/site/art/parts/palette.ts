interface Hour {
  /** Colours from the zenith to the ring next to the sun. */
  rings: readonly [zenith: string, ...inner: string[]];
  sun: string;
  clouds: readonly [back: string, middle: string, front: string];
  /** `ground` is the floor or the earth, `edge` the light on its far edge. */
  ground: string;
  edge: string;
  ink: 'light' | 'dark';
}

const hour = (
  ink: Hour['ink'],
  rings: Hour['rings'],
  sun: string,
  clouds: Hour['clouds'],
  ground: string,
  edge: string,
): Hour => ({ rings, sun, clouds, ground, edge, ink });

export const hours = {
  dawn: hour(
    'light',
    ['#0f3550', '#164a66', '#1f5b76', '#3a7485', '#8fb3aa', '#e3d2b0'],
    '#fff0cd',
    ['#c9a9a2', '#e8c3aa', '#f6dfc2'],
    '#16384c',
    '#f4d9b2',
  ),
  morning: hour(
    'dark',
    ['#cfe3e4', '#dbe9e4', '#e8eede', '#f4f0d6', '#fbefc6'],
    '#fffbe9',
    ['#b5d2d6', '#f6f7ee', '#dfeae6'],
    '#4d7f87',
    '#f4f0d6',
  ),
  noon: hour(
    'dark',
    ['#2f7fb3', '#4f99c4', '#79b5d4', '#a6d0e1', '#d2e8ec'],
    '#fdfdf2',
    ['#b6d8e4', '#f4faf8', '#dcecef'],
    '#1d4f72',
    '#d2e8ec',
  ),
  after: hour(
    'dark',
    ['#8fb9c4', '#a9c9c9', '#c4d7ca', '#dfe2c6', '#f1e8c0'],
    '#fdf6d8',
    ['#9cbcc0', '#f3efd8', '#d5dccb'],
    '#35606b',
    '#f1e8c0',
  ),
  rain: hour(
    'dark',
    ['#8ea7b3', '#9db4bd', '#adc1c7', '#bfced0', '#d3dbd6'],
    '#eceee2',
    ['#7f9aa6', '#a9bcc2', '#93abb5'],
    '#3b5a68',
    '#d3dbd6',
  ),
  gold: hour(
    'dark',
    ['#e2b565', '#e9c27a', '#f0d092', '#f6ddab', '#fbe9c6'],
    '#fffaea',
    ['#d59a63', '#f7e0b4', '#c07f5c'],
    '#7a4650',
    '#fbe9c6',
  ),
  blue: hour(
    'light',
    ['#1d2a5c', '#2b3b76', '#3c4c88', '#7079a8', '#a698b6', '#d8b9b8'],
    '#f7dfcf',
    ['#5f6699', '#8f86ab', '#39467f'],
    '#141d45',
    '#d8b9b8',
  ),
  night: hour(
    'light',
    ['#0b1730', '#0f1f3f', '#15294f', '#1d3561', '#284374'],
    '#f3ead2',
    ['#1b3059', '#14264a', '#0f1d3b'],
    '#1d3561',
    '#4a6699',
  ),
} as const;
export type HourName = keyof typeof hours;

/** The time of day at which each sky begins; before the first it is night. */
const beginnings: readonly (readonly [time: number, hour: HourName])[] = [
  [5, 'dawn'],
  [7.3, 'morning'],
  [11, 'noon'],
  [15, 'after'],
  [18, 'gold'],
  [19.3, 'blue'],
  [22, 'night'],
];

/** The sky for a time of day in the cards' format, `06.40`. */
export function hourAt(time: string): HourName {
  return beginnings.findLast(([start]) => start <= Number(time))?.[1] ?? 'night';
}

/** One material in three shades. `light` is for left sides, because the sun is on the left. */
export interface Shade {
  light: string;
  body: string;
  dark: string;
}

const shade = (light: string, body: string, dark: string): Shade => ({ light, body, dark });

export const straw = shade('#f9e6a6', '#f0d27a', '#c79f45');
export const fir = shade('#3d8a7b', '#2c6f63', '#1e5148');
export const plum = shade('#9a5564', '#7d3f4e', '#5f2c3b');
export const sea = shade('#4f99c4', '#2f7fb3', '#1f5f8d');
export const petrol = shade('#35758a', '#20566a', '#153f50');
export const paper = shade('#fffaf0', '#f7f1e3', '#d9d3c6');
export const bone = shade('#f8ecdd', '#e5dacd', '#b7a7b2');
export const steel = shade('#dfe6ea', '#a9bac2', '#73899a');
export const wood = shade('#c08f68', '#a2714f', '#79503a');

/** For outlines, handles, wheels and objects in shadow. */
export const ink = '#16303f';
export const deep = '#0b1d28';
