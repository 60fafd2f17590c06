import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLow } from '../../../ui/use-media.ts';

interface TextSize {
  row: number;
  stretch: number;
}

const planned: TextSize = { row: 36, stretch: 1 };
const lowRow = 26;
/** In px, as designed: font size and width of a digit. */
const letter = 13;
const digit = 8;

export function useTextSize(probe: RefObject<HTMLElement | null>): TextSize {
  const [size, setSize] = useState(planned);
  const low = useLow();
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const measure = () => {
      const { lineHeight, fontSize, letterSpacing } = getComputedStyle(element);
      const line = Number.parseFloat(lineHeight);
      const row = low ? Math.max(lowRow, Math.ceil(line) + 10) : Math.max(planned.row, Math.ceil(2 * line) + 4);
      const spacing = Number.parseFloat(letterSpacing) || 0;
      const stretch = Math.max(1, Number.parseFloat(fontSize) / letter + spacing / digit);
      setSize((last) => (last.row === row && last.stretch === stretch ? last : { row, stretch }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe, low]);
  return size;
}
