import type { EntryFaults, RecordDraft } from '../../../../domain/record-entry.ts';
import { faultTexts } from './texts.ts';

/** What every part of the form works with. */
export interface SectionProps {
  draft: RecordDraft;
  faults: EntryFaults;
  set: (changes: Partial<RecordDraft>) => void;
  isNew: boolean;
}

export function faultText({ faults }: SectionProps, field: keyof RecordDraft): string | undefined {
  const fault = faults[field];
  return fault && faultTexts[fault];
}
