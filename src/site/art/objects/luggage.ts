import { deep, fir, ink, plum, type Shade, straw } from '../parts/palette.ts';
import { disc, fill, rect, stroke, transformed } from '../parts/svg.ts';

function luggageTag(turn = 14): string {
  return transformed(
    `rotate(${turn})`,
    fill('#f7f3e6', 'M-9-4H9V6l4 6v62h-26V12l4-6z'),
    fill(ink, 'M-8 28H8v3H-8zM-8 35H8v7H-8zM-8 48H3v3H-8zM-8 55H8v2H-8zM-8 60H8v1H-8z'),
    disc(0, 6, 2.5, ink),
  );
}

/** Upright trolley case with its handle extended, 132 wide and 222 high. */
export function suitcase({ light, body, dark }: Shade = straw, tagged = true): string {
  return [
    stroke(ink, 5, 'M-26-172V-214H26V-172'),
    rect(-32, -222, 64, 12, ink, 4),
    rect(-66, -172, 132, 164, body, 16),
    fill(light, 'M-66-156a16 16 0 0 1 16-16h18V-8h-18a16 16 0 0 1-16-16z'),
    fill(dark, 'M40-172h10a16 16 0 0 1 16 16v132a16 16 0 0 1-16 16H40z'),
    stroke(dark, 3, 'M-32-172V-8M-8-172V-8M16-172V-8'),
    fill(ink, 'M-52-8h20v8h-20zM32-8h20v8H32zM-16-182h32v10h-32z'),
    tagged ? transformed('translate(22 -200)', luggageTag()) : '',
  ].join('');
}

export function holdall({ light, body, dark }: Shade = fir): string {
  return [
    stroke(deep, 6, 'M-24-90Q-24-112-12-112H22Q34-112 34-90'),
    rect(-75, -92, 150, 92, body, 14),
    fill(light, 'M-61-92h20V0h-20a14 14 0 0 1-14-14v-64a14 14 0 0 1 14-14z'),
    fill(dark, 'M75-50V-14A14 14 0 0 1 61 0H45V-50zM-75-58H75v8H-75z'),
    fill('#f4faf8', 'M-13-62h26v16h-26z'),
  ].join('');
}

export function rucksack({ light, body, dark }: Shade = plum): string {
  return [
    stroke(deep, 5, 'M-14-122q0-16 14-16t14 16'),
    fill(body, 'M-44 0q-14-60-2-104 4-18 20-18h52q16 0 20 18 12 44-2 104z'),
    fill(light, 'M-44 0q-14-60-2-104 4-18 20-18h10q-14 4-16 22-6 44 4 100z'),
    fill(dark, 'M-27-58h54v42q0 8-8 8h-38q-8 0-8-8zM20-122h6q16 0 20 18 12 44-2 104H34q12-58 2-100-4-14-16-22z'),
    stroke(light, 2.5, 'M-20-46h40'),
  ].join('');
}
