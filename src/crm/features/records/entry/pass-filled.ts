import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tab skips the fields of a new sale that are carried over or proposed; Shift and Tab still reaches them. Leaves the move to
 * the browser where the next field is none of these.
 */
export function passFilled(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  // The field that is left may just have taken a suggestion, from which another field follows.
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
