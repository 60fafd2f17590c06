import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets Tab skip fields of a new sale that were carried over or proposed; Shift+Tab still reaches them. If the next
 * field is not one of these, the browser moves the focus as usual.
 */
export function passFilled(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  // The field being left may just have taken a suggestion that fills another field: render that first.
  flushSync(() => {});
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button')].filter(isStop);
  const rest = stops.slice(stops.indexOf(target) + 1);
  const next = rest.find((stop) => stop.closest('[data-origin]') === null);
  if (!next || next === rest[0]) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
