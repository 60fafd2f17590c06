import { ink, petrol, steel } from '../parts/palette.ts';
import { d, fill, oval, rect, stroke } from '../parts/svg.ts';
import { lettering } from './lettering.ts';

/** Baggage carousel seen slightly from above: an oval ring of plates, 2·rx wide, around a centre with its number. */
export function carousel(rx: number, number: string): string {
  const ry = rx * 0.13;
  const skirt = rx * 0.075;
  const plates = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return d`M${x * rx * 0.99} ${y * ry * 0.99}L${x * rx * 0.76} ${y * ry * 0.64 - ry * 0.1}`;
  });
  return [
    fill(steel.dark, d`M${-rx} 0V${skirt}A${rx} ${ry} 0 0 0 ${rx} ${skirt}V0z`),
    fill(
      steel.body,
      d`M${-rx} 0V${skirt}A${rx} ${ry} 0 0 0 ${-rx * 0.6} ${skirt + ry * 0.8}V${ry * 0.8}A${rx} ${ry} 0 0 1 ${-rx} 0z`,
    ),
    oval(0, 0, rx, ry, '#0b1820'),
    stroke('#2b4552', 2, plates.join('')),
    oval(0, -ry * 0.1, rx * 0.76, ry * 0.64, steel.dark),
    oval(0, -ry * 0.18, rx * 0.76, ry * 0.62, '#5c7783'),
    oval(0, -ry * 0.24, rx * 0.7, ry * 0.52, '#6b8894'),
    fill(ink, d`M-7 ${-rx * 0.42}H7V${-ry * 0.3}H-7z`),
    rect(-46, -rx * 0.42 - 64, 92, 70, ink, 8),
    rect(-40, -rx * 0.42 - 58, 80, 58, petrol.body, 4),
    lettering(number, -30, -rx * 0.42 - 46, 34, '#f9e6a6', 6),
    stroke('#f9e6a6', 3, d`M6 ${-rx * 0.42 - 40}h22v26h-22zM12 ${-rx * 0.42 - 40}v-6h10v6`),
    oval(0, -ry * 0.24, 16, 4, ink),
  ].join('');
}
