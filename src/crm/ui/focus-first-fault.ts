import { focusNextFrame } from './placed-focus.ts';

/** Focuses the first refused field, once the faults are on the screen. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  focusNextFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]'));
}
