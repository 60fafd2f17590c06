import { ink, paper, petrol, plum, type Shade, steel } from '../parts/palette.ts';
import { disc, fill, hoop, rect, stroke, transformed } from '../parts/svg.ts';
import { lettering } from './lettering.ts';

const faint = '#b9c3c4';

/** Transforms a drawing so that it lies flat on a table, with its far edge to the upper right. */
export function lying(x: number, y: number, scale: number, body: string): string {
  const m = [scale, -0.1 * scale, 0.46 * scale, 0.26 * scale].map((value) => Math.round(value * 100) / 100);
  return transformed(`matrix(${m.join(' ')} ${x} ${y})`, body);
}

export function barCode(x: number, y: number, height: number, color: string = ink): string {
  return fill(
    color,
    [0, 5, 9, 15, 18, 24, 29, 32, 38]
      .map((left, index) => {
        const width = index % 3 === 0 ? 3 : 1.5;
        return `M${x + left} ${y}h${width}v${height}h-${width}z`;
      })
      .join(''),
  );
}

const passOutline =
  'M8 0H180a7 7 0 0 0 14 0h58a8 8 0 0 1 8 8V104a8 8 0 0 1-8 8H194a7 7 0 0 0-14 0H8a8 8 0 0 1-8-8V8A8 8 0 0 1 8 0z';

/** A boarding pass with a perforated stub, 260 wide and 112 high; origin at the upper left corner. */
function pass({ body }: Shade, content: string): string {
  return [
    fill(paper.light, passOutline),
    fill(body, 'M8 0H180a7 7 0 0 0 14 0h58a8 8 0 0 1 8 8V24H0V8A8 8 0 0 1 8 0z'),
    stroke(faint, 2, 'M187 32v68', { dash: '3 5' }),
    content,
    barCode(206, 38, 62),
  ].join('');
}

export function boardingPass(from = 'IST', to = 'ADB', tone: Shade = petrol): string {
  return pass(
    tone,
    [
      lettering(from, 18, 42, 22, ink, 3.6),
      lettering(to, 114, 42, 22, ink, 3.6),
      stroke(ink, 2.5, 'M87 53h18m-6-6 6 6-6 6', { round: true }),
      stroke(faint, 4, 'M18 82h56M18 96h88M124 82h36'),
    ].join(''),
  );
}

export function namePass(tone: Shade = petrol): string {
  return pass(
    tone,
    [
      rect(10, 34, 166, 32, '#f9e6a6', 4),
      lettering('AD SOYAD', 18, 41, 18, ink, 3),
      stroke(faint, 4, 'M18 80h56M18 95h88M124 80h36'),
    ].join(''),
  );
}

/** Printed page with a heading and lines, 130 wide and 170 high; origin at the upper left corner. */
export function printedPage(heading: string = petrol.body): string {
  return [
    rect(0, 0, 130, 170, paper.light, 4),
    fill(paper.dark, 'M122 0h4a4 4 0 0 1 4 4v162a4 4 0 0 1-4 4h-4z'),
    rect(16, 18, 62, 9, heading),
    stroke(faint, 3.5, 'M16 44h96M16 57h96M16 70h74M16 92h96M16 105h96M16 118h52'),
  ].join('');
}

/** Round stamp mark around (0, 0), 56 across, with a tick. */
export function stampMark(color: string = plum.light): string {
  return hoop(0, 0, 26, color, 3) + hoop(0, 0, 20, color, 1.5) + stroke(color, 4.5, 'M-8 1l6 6 11-13', { round: true });
}

/** Round stamp mark around (0, 0), 56 across, with an arrow that turns back. */
export function returnMark(color = '#a8422f'): string {
  return [
    disc(0, 0, 28, paper.light, 0.7),
    hoop(0, 0, 26, color, 3.5),
    stroke(color, 4, 'M-11-5h14q9 0 9 8t-9 8H-9M-4-13l-8 8 8 8', { round: true }),
  ].join('');
}

export function passportCover({ light, body, dark }: Shade = plum): string {
  const gold = '#f0d27a';
  return [
    fill(body, 'M0 0H94a10 10 0 0 1 10 10V136a10 10 0 0 1-10 10H0z'),
    fill(dark, 'M0 0h9v146H0z'),
    fill(light, 'M9 0h5v146H9z', 0.7),
    hoop(57, 66, 22, gold, 3),
    fill(gold, 'M38 69c12-4 19-12 25-26l5 2c-3 8-5 14-8 18h15v5H55l-6 6-7 1z'),
    stroke(gold, 4, 'M32 22h50M42 108h30M46 119h22'),
  ].join('');
}

/** Pen, 150 long, lying to the right of its tip at (0, 0). */
export function pen(body: string = petrol.body): string {
  return [
    fill(ink, 'M0 0l18-5v10z'),
    fill('#f0d27a', 'M18-5h8v10h-8z'),
    fill(body, 'M26-6h88v12H26zM116-6h26q8 0 8 6t-8 6h-26z'),
    fill('#fff', 'M26-6h88v3.5H26z', 0.25),
    stroke(steel.light, 2.5, 'M118-8h24v4'),
  ].join('');
}

/**
 * Magnifying glass around (0, 0), the lens 116 across, the handle at the lower right. `seen` is drawn under the lens.
 */
export function magnifier(seen: string): string {
  return [
    stroke(ink, 17, 'M45 45 96 96', { round: true }),
    stroke(plum.body, 9, 'M60 60l36 36', { round: true }),
    disc(0, 0, 60, ink),
    disc(0, 0, 51, '#fdfbf3'),
    seen,
    fill('#fff', 'M-40-14A42 42 0 0 1-8-41l2 7A35 35 0 0 0-33-12z', 0.9),
  ].join('');
}
