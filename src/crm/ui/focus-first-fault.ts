import { focusNextFrame } from './placed-focus.ts';

/** Focuses the first invalid field, once the faults are rendered. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  focusNextFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]'));
}
