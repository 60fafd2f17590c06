import { airportCode } from '../../../../../domain/places/airport-search.ts';
import { type EntryField, recordFields } from '../../../../../domain/records/record-fields.ts';
import { listFields } from '../../../../../domain/records/reference-lists.ts';
import type { SalesRecord } from '../../../../../domain/records/sales-record.ts';
import { upperCode } from '../../../../../domain/text/turkish.ts';
import { lists } from '../../../../agency.ts';
import { closedDayText } from '../../../../api/errors.ts';
import { DateField } from '../../../../ui/DateField.tsx';
import { FieldFrame } from '../../../../ui/Field.tsx';
import { SuggestField } from '../../../../ui/SuggestField.tsx';
import { useWorldAirports } from '../../../../ui/use-world-airports.ts';
import { editEntry } from '../../entries/entry-draft.ts';
import { useClosedDay } from '../../requests/use-closed-day.ts';
import { doubtText, FormField, faultText, type SectionProps } from '../FormField.tsx';
import { suggestAirports, suggestFrom } from '../suggestions.ts';
import { useSamePnr } from '../use-same-pnr.ts';

interface Props {
  form: SectionProps;
  field: EntryField;
  record: SalesRecord;
}

export function CellField({ form, field, record }: Props) {
  const { draft, set, today } = form;
  const { label, kind } = recordFields[field];
  useWorldAirports();
  const isClosed = useClosedDay(field === 'date' ? draft.date : null);
  const samePnr = useSamePnr(field === 'pnr' ? draft.pnr : '', editEntry(record));
  const listed = listFields.find((name) => name === field);
  const common = { label, hideLabel: true, error: faultText(form, field), warning: doubtText(form, field) };
  const typed = { ...common, value: draft[field], onChange: (text: string) => set({ [field]: text }) };
  if (kind === 'date') return <DateField {...typed} today={today} warning={isClosed ? closedDayText : undefined} />;
  if (listed) return <SuggestField {...typed} suggest={suggestFrom(lists[listed])} completes />;
  if (kind === 'airport') {
    return (
      <SuggestField
        {...typed}
        suggest={suggestAirports}
        completes
        typed={upperCode}
        onLeave={(text) => text !== airportCode(text) && set({ [field]: airportCode(text) })}
      />
    );
  }
  if (field === 'note') {
    return (
      <FieldFrame {...common}>
        {(control) => (
          <textarea {...control} rows={3} value={draft.note} onChange={(event) => set({ note: event.target.value })} />
        )}
      </FieldFrame>
    );
  }
  return <FormField form={form} field={field} hideLabel {...(field === 'pnr' && { warning: samePnr?.text })} />;
}
