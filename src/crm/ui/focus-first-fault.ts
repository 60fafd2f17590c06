import { focusNextFrame } from './placed-focus.ts';

export function focusFirstFault(form: HTMLFormElement | null): void {
  focusNextFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]'));
}
