import { type EntryField, recordFields } from '../../../../domain/records/record-fields.ts';

export function controlOf(form: Element | null, field: EntryField | null | undefined): HTMLElement | null {
  const label = field && recordFields[field].label;
  const labels = [...(form?.querySelectorAll('label') ?? [])];
  const control = labels.find(({ textContent }) => textContent?.trim() === label)?.control ?? null;
  if (control instanceof HTMLInputElement) control.select();
  return control;
}
