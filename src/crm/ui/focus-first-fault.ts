import { focusNextFrame } from './placed-focus.ts';

/** Brings the first field that was refused under the keys, once the faults are on the screen. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  focusNextFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]'));
}
