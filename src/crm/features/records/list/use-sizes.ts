import { type RefObject, useLayoutEffect, useState } from 'react';

interface TextSize {
  /** Height in px of a row of two lines. */
  row: number;
  /** How much wider than designed the text is, as a factor. */
  stretch: number;
}

const planned: TextSize = { row: 36, stretch: 1 };
/** Font size and width of a digit in the table as designed, in px. */
const letter = 13;
const digit = 8;

/** The room that text takes with the user's own font size and spacing. */
export function useTextSize(probe: RefObject<HTMLElement | null>): TextSize {
  const [size, setSize] = useState(planned);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const { lineHeight, fontSize, letterSpacing } = getComputedStyle(element);
      const row = Math.max(planned.row, Math.ceil(2 * Number.parseFloat(lineHeight)) + 4);
      const spacing = Number.parseFloat(letterSpacing) || 0;
      const stretch = Math.max(1, Number.parseFloat(fontSize) / letter + spacing / digit);
      setSize((last) => (last.row === row && last.stretch === stretch ? last : { row, stretch }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return size;
}
