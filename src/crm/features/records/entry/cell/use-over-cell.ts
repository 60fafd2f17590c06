import { useEffectEvent, useLayoutEffect, useRef } from 'react';

const margin = 8;

export function useOverCell(cellOf: () => HTMLElement | null, leastWidth: number) {
  const popup = useRef<HTMLDivElement>(null);
  const place = useEffectEvent(() => {
    const element = popup.current;
    const cell = cellOf();
    const frame = cell?.closest('section');
    if (!element) return;
    // While the cell is scrolled out of sight, hide the popover but do not close it: it keeps the focus and what was
    // typed.
    element.toggleAttribute('data-away', !cell || !frame || !isWithin(cell, frame));
    if (!cell) return;
    const { left, top, width, height } = cell.getBoundingClientRect();
    const wide = Math.max(width, leastWidth);
    element.style.width = `${wide}px`;
    element.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - wide - margin))}px`;
    element.style.top = `${top}px`;
    element.style.setProperty('--cell', `${height}px`);
  });
  useLayoutEffect(() => place());
  useLayoutEffect(() => {
    const moved = () => place();
    popup.current?.showPopover();
    window.addEventListener('scroll', moved, true);
    window.addEventListener('resize', moved);
    return () => {
      window.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
    };
  }, []);
  return popup;
}

function isWithin(cell: HTMLElement, frame: HTMLElement): boolean {
  const [inner, outer] = [cell.getBoundingClientRect(), frame.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}
