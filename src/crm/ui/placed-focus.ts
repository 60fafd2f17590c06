import { flushSync } from 'react-dom';

export function isTypingIn(part: Element | null): boolean {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return isField && part?.contains(focused) === true;
}

/** Moves the focus in the next frame, unless the user moves it first. */
export function focusNextFrame(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused === before || focused === document.body) find()?.focus();
  });
}

/** Also selects the field's text, as Tab does, so that typing replaces it. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  // Render now: a frame later, the user might already be typing elsewhere.
  flushSync(() => {});
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

export function focusWithin(part: Element | null | undefined, target: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || part?.contains(focused)) target?.focus();
}

/**
 * Lets a dialog take the focus only while nothing inside has it. Otherwise the UI kit, which focuses the dialog when a
 * focused control disappears, would interrupt somebody who is typing.
 */
export function keepPlacedFocus(popup: HTMLElement | null): void {
  if (!popup || Object.hasOwn(popup, 'focus')) return;
  const focus = popup.focus.bind(popup);
  popup.focus = (options) => {
    if (popup.contains(document.activeElement) && document.activeElement !== popup) return;
    focus(options);
  };
}
