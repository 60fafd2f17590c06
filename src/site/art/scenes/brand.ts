import { d, disc, fill, rect } from '../parts/svg.ts';

const sky = { outer: '#1f5b76', middle: '#3a7485', inner: '#94b6ac', sun: '#fff0cd', wing: '#0f2c42' } as const;

interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Path of the area that two discs share. Unlike a clip path it needs no id. */
export function lens(a: Circle, b: Circle): string {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (a.r ** 2 - b.r ** 2 + distance ** 2) / (2 * distance);
  const across = Math.sqrt(a.r ** 2 - along ** 2);
  const [ux, uy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const [mx, my] = [a.x + ux * along, a.y + uy * along];
  const [px, py] = [mx - uy * across, my + ux * across];
  const [qx, qy] = [mx + uy * across, my - ux * across];
  const largeA = along < 0 ? 1 : 0;
  const largeB = distance - along < 0 ? 1 : 0;
  return d`M${px} ${py}A${b.r} ${b.r} 0 ${largeB} 1 ${qx} ${qy}A${a.r} ${a.r} 0 ${largeA} 1 ${px} ${py}z`;
}

/** The logo: rings, a low sun and a wing in a disc 36 wide. It has no ids, so a page can inline it more than once. */
export function mark(): string {
  const disc36 = { x: 18, y: 18, r: 18 };
  return brandDocument(
    36,
    disc(18, 18, 18, sky.outer),
    fill(sky.middle, lens(disc36, { x: 21, y: 25, r: 17 })),
    fill(sky.inner, lens(disc36, { x: 21, y: 25, r: 11.5 })),
    disc(21, 25, 6.5, sky.sun),
    fill(sky.wing, 'M35.3 22.9 11 18l-2-9-3 .6c.4 5 1 9 4 10.4L21 27l6.4 6.4A18 18 0 0 0 35.3 22.9z'),
  );
}

/** The logo simplified for 16 pixels: one ring, a larger sun, a wing twice as thick. */
export function favicon(): string {
  return brandDocument(
    32,
    disc(16, 16, 16, sky.outer),
    fill(sky.inner, lens({ x: 16, y: 16, r: 16 }, { x: 19, y: 20, r: 11.5 })),
    disc(19, 20, 6.5, sky.sun),
    fill(sky.wing, 'M31.6 19.4 11 14.5 8.5 5.5 3.5 6.5C4 12.5 5 16.5 9 18.5L17 24l5.4 6.6A16 16 0 0 0 31.6 19.4z'),
  );
}

/** The logo on a full square of 512, for systems that crop icons to their own shape. */
export function maskableIcon(): string {
  return brandDocument(
    512,
    rect(0, 0, 512, 512, sky.outer),
    disc(286, 330, 250, sky.middle),
    disc(286, 330, 170, sky.inner),
    disc(286, 330, 96, sky.sun),
    fill(sky.wing, 'M512 312 184 246l-28-124-42 8c6 70 16 124 58 144L306 366l146 146h60z'),
  );
}

function brandDocument(size: number, ...body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body.join('')}</svg>`;
}
