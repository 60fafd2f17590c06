import { doubtsOf } from '../../../../domain/records/record-doubts.ts';
import { type EntryField, entryFields, type MoneyField } from '../../../../domain/records/record-fields.ts';
import { stillPasted } from '../entries/pasted-fill.ts';
import { isRefund } from '../requests/refund.ts';
import type { SectionProps } from './FormField.tsx';
import { markedAs, originsOfCarried, withoutKeys } from './form-parts.ts';
import { readForm } from './read-input.ts';
import { type EntryForm, proposedIn } from './use-entry-form.ts';

interface Beside {
  today: string;
  left: Readonly<Record<MoneyField, number>> | null;
  booked: readonly string[];
  ofPhone: readonly EntryField[];
}

export function sectionProps({ read, change }: EntryForm, { today, left, booked, ofPhone }: Beside): SectionProps {
  const state = read();
  const { entry, settled } = state;
  const { draft, record, pasted } = entry;
  const result = readForm(entry, today);
  const edited = entryFields.filter((field) => draft[field] !== settled[field]);
  const isBack = isRefund({ saleType: draft.saleType.trim() });
  return {
    draft,
    faults: { ...('faults' in result && withoutKeys(result.faults, [...edited, 'fullName'])), ...state.faults },
    doubts: withoutKeys(doubtsOf(draft, isBack ? left : null, isBack ? booked : []), edited),
    set: (changes, how) => change({ do: 'type', changes, isLikely: how === 'likely' }),
    isNew: record === null,
    today,
    origins: {
      ...originsOfCarried(entry),
      ...markedAs(proposedIn(state), 'öneri'),
      ...markedAs(stillPasted(pasted, draft), 'metinden öneri'),
      ...markedAs(ofPhone, 'telefondan öneri'),
    },
  };
}
