import { ink, plum, sea } from '../parts/palette.ts';
import { disc, fill, hoop, rect, stroke } from '../parts/svg.ts';

/** Wheelchair from the side, facing right, 150 wide and 144 high; wheels on y = 0. */
export function wheelchair(frame = '#f3ead2', spoke = '#7f98c8'): string {
  return [
    hoop(-17, -50, 47, frame, 6),
    hoop(-17, -50, 40, spoke, 2.5),
    stroke(spoke, 1.4, 'M-17-90v80M-57-50h80M-45-78l56 56M11-78l-56 56'),
    disc(-17, -50, 7, frame),
    hoop(67, -16, 13.5, frame, 5),
    disc(67, -16, 3, frame),
    fill(sea.body, 'M-42-134q-1-8 7-8h8q6 0 7 6l8 64h48q8 0 8 8v8h-74q-7 0-8-7z'),
    fill(sea.light, 'M-42-134q-1-8 7-8h4l9 80q1 6 8 6h-10q-7 0-8-7z'),
    stroke(frame, 6, 'M-67-142h18l11 92M-38-58h76l20 42h24M-42-88h60v30', { round: true }),
    rect(-30, -94, 54, 9, ink, 4),
    stroke(ink, 7, 'M-72-142h14', { round: true }),
  ].join('');
}

export function blanket(): string {
  return (
    rect(0, -12, 62, 12, plum.body, 5) +
    rect(2, -22, 58, 11, plum.light, 5) +
    stroke(plum.dark, 1.5, 'M8-6h46M10-17h42')
  );
}

/** Open umbrella leaning on the floor, 210 wide and 130 high, its handle to the right. */
export function umbrella(): string {
  return [
    stroke('#c08f68', 6, 'M-20-60 96-8q12 5 14-6', { round: true }),
    fill(plum.body, 'M-92-4A96 96 0 0 1 46-122q-18 16-20 34-24-4-40 14-24 4-30 28-26 10-48 42z'),
    fill(plum.light, 'M-92-4A96 96 0 0 1 46-122Q-30-110-62-58-82-32-92-4z'),
    stroke(plum.dark, 2, 'M46-122Q0-104-14-74M46-122Q-34-112-44-46', { round: true }),
    stroke(ink, 4, 'M-58-84l-8-8', { round: true }),
  ].join('');
}
