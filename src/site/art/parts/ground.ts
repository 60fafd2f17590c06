import { fill, rect, stroke } from './svg.ts';

export function floor(width: number, top: number, bottom: number, color: string, edge: string): string {
  return (
    fill(color, `M-900 ${top}h${width + 1800}V${bottom}H-900z`) + fill(edge, `M-900 ${top}h${width + 1800}v5H-900z`)
  );
}

/** Shadow on the floor, falling away from the sun at the left. */
export function shadow(x: number, y: number, width: number, color: string, depth = 9): string {
  return fill(color, `M${x} ${y}h${width}l${depth * 5} ${depth}H${x + depth * 3}z`);
}

export function lights(width: number, y: number, gap: number, size: number, color: string): string {
  return stroke(color, size, `M8 ${y}H${width}`, { round: true, dash: `0 ${gap}` });
}

export function belt(width: number, top: number): string {
  const slats = Array.from({ length: Math.ceil(width / 52) + 2 }, (_, index) => {
    const x = (index - 1) * 52;
    return `M${x} ${top}l${Math.round((x - width / 2) * 0.03)} 44`;
  }).join('');
  return (
    rect(-900, top, width + 1800, 44, '#0b1820') +
    stroke('#243c49', 2, slats) +
    rect(-900, top + 44, width + 1800, 6, '#5c7783')
  );
}
