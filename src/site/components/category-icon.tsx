import type { FaqCategory } from '../content/types.ts';

/** Path data of each icon, drawn as strokes on a 24 × 24 grid. */
const drawings: Readonly<Record<FaqCategory['icon'], string>> = {
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
  change: 'M4 9h13l-3.5-3.5M20 15H7l3.5 3.5',
  refund: 'M5 9.5h9a5 5 0 0 1 0 10H8M5 9.5 8.5 6M5 9.5 8.5 13',
  bag: 'M6 8h12v12H6zM9 8V4h6v4M10 12v4M14 12v4',
  checkin: 'M6 3h12v18H6zM9 8h6M9 12l2 2 4-4',
  rights: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a2.6 2.6 0 0 0 5 0zM19 7l-2.5 6a2.6 2.6 0 0 0 5 0z',
  care: 'M12 20s-7.5-4.6-7.5-10A4 4 0 0 1 12 7.8 4 4 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  phone: 'M5 4h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
};

export function CategoryIcon({ name }: { name: FaqCategory['icon'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
