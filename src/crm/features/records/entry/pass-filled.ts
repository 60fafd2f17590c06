import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets Tab skip fields copied from another sale, but not fields with proposed values, because staff count Tabs without
 * looking.
 */
export function passFilled(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  // Render pending changes first: a field that has just changed no longer counts as copied.
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
