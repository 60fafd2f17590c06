export function isTypingIn(part: Element | null): boolean {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return isField && part?.contains(focused) === true;
}

/** Moves the focus in the next frame, unless somebody has placed it elsewhere by then: on a busy machine a frame is long. */
export function focusNextFrame(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused === before || focused === document.body) find()?.focus();
  });
}

/** Moves the focus on within a part of the page after work that took time, unless somebody has placed it elsewhere meanwhile. */
export function focusWithin(part: Element | null | undefined, target: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || part?.contains(focused)) target?.focus();
}

/**
 * Lets a window have the focus only while nothing in it has. Where a control goes away under the focus, the kit gives it to
 * the window, and once more a frame later: by then somebody may be typing in a field of it.
 */
export function keepPlacedFocus(popup: HTMLElement | null): void {
  if (!popup || Object.hasOwn(popup, 'focus')) return;
  const focus = popup.focus.bind(popup);
  popup.focus = (options) => {
    if (popup.contains(document.activeElement) && document.activeElement !== popup) return;
    focus(options);
  };
}
