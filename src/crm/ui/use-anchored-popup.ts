import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const gap = 4;
const margin = 8;
const narrowest = 264;
const tallest = 272;

/**
 * Shows an element with `popover` below its anchor, or above where there is more room. It is in the browser's top layer,
 * so nothing clips it; scrolling or resizing the page calls `onMoved`.
 */
export function useAnchoredPopup(anchor: RefObject<HTMLElement | null>, open: boolean, onMoved: () => void) {
  const popup = useRef<HTMLDivElement>(null);
  const moved = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Node && popup.current?.contains(event.target);
    if (!inside) onMoved();
  });

  useEffect(() => {
    const element = popup.current;
    if (!open || !element || !anchor.current) return;
    place(element, anchor.current.getBoundingClientRect());
    element.showPopover();
    window.addEventListener('scroll', moved, true);
    window.addEventListener('resize', moved);
    return () => {
      window.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
      if (element.isConnected) element.hidePopover();
    };
  }, [anchor, open]);
  return popup;
}

function place(element: HTMLElement, field: DOMRect): void {
  const width = Math.min(Math.max(field.width, narrowest), window.innerWidth - 2 * margin);
  const below = window.innerHeight - field.bottom - gap - margin;
  const above = field.top - gap - margin;
  const down = below >= Math.min(tallest, above);
  element.style.width = `${width}px`;
  element.style.left = `${Math.min(field.left, window.innerWidth - width - margin)}px`;
  element.style.maxHeight = `${Math.min(tallest, down ? below : above)}px`;
  element.style.top = down ? `${field.bottom + gap}px` : 'auto';
  element.style.bottom = down ? 'auto' : `${window.innerHeight - field.top + gap}px`;
}
