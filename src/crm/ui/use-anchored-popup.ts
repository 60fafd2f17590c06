import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

const gap = 4;
const margin = 8;
const listSize = { width: 264, height: 272 };

/**
 * Shows an element with `popover` below its anchor, or above if there is more room.
 * @param onMoved called on scroll or resize; if unset, the element moves with its anchor
 * @param size `width`: minimum width; `height`: maximum height
 */
export function useAnchoredPopup(
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  onMoved?: () => void,
  size = listSize,
) {
  const popup = useRef<HTMLDivElement>(null);
  const moved = useEffectEvent((event: Event) => {
    const inside = event.target instanceof Node && popup.current?.contains(event.target);
    if (inside) return;
    if (onMoved) onMoved();
    else if (popup.current && anchor.current) place(popup.current, anchor.current.getBoundingClientRect(), size);
  });

  // Show the popup before the effects of its content run: they may focus something in the popup.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!open || !element || !anchor.current) return;
    place(element, anchor.current.getBoundingClientRect(), size);
    element.showPopover();
    window.addEventListener('scroll', moved, true);
    window.addEventListener('resize', moved);
    return () => {
      window.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
      if (element.isConnected) element.hidePopover();
    };
  }, [anchor, open, size]);
  return popup;
}

function place(element: HTMLElement, field: DOMRect, size: typeof listSize): void {
  const width = Math.min(Math.max(field.width, size.width), window.innerWidth - 2 * margin);
  const below = window.innerHeight - field.bottom - gap - margin;
  const above = field.top - gap - margin;
  const down = below >= Math.min(size.height, above);
  element.style.width = `${width}px`;
  element.style.left = `${Math.min(field.left, window.innerWidth - width - margin)}px`;
  element.style.maxHeight = `${Math.min(size.height, down ? below : above)}px`;
  element.style.top = down ? `${field.bottom + gap}px` : 'auto';
  element.style.bottom = down ? 'auto' : `${window.innerHeight - field.top + gap}px`;
}
