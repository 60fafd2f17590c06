import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets Tab skip fields of a new sale that were carried over from another; Shift+Tab still reaches them. Stops at
 * proposed values as at empty fields: staff who count Tabs without looking must not land one field further.
 */
export function passFilled(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  // The field being left may just have taken a suggestion that replaces a carried-over value: render that first.
  flushSync(() => {});
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea, button')].filter(isStop);
  const rest = stops.slice(stops.indexOf(target) + 1);
  const next = rest.find((stop) => stop.closest('[data-origin]:not([data-origin$="öneri"])') === null);
  if (!next || next === rest[0]) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}
