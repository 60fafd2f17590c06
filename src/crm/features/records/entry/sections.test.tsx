import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type EntryFaults, emptyDraft } from '../../../../domain/records/record-entry.ts';
import { entryFields, recordFields } from '../../../../domain/records/record-fields.ts';
import { FlightSection } from './FlightSection.tsx';
import type { SectionProps } from './FormField.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PassengerSection } from './PassengerSection.tsx';
import { PaymentSection } from './PaymentSection.tsx';

vi.mock('../requests/use-closed-day.ts', () => ({ useClosedDay: () => false }));
// The real function needs a browser's document.
vi.mock('../../../ui/missing-styles.ts', () => ({ fetchMissingStyles: async () => {} }));

const nothing = () => {};
const known = {
  unconfirmed: [],
  other: null,
  offer: nothing,
  confirm: nothing,
  takeBack: nothing,
};
const passengers = { list: [], faults: {}, add: null, change: nothing, remove: nothing };

function render(draft: SectionProps['draft'], faults: EntryFaults = {}): string {
  const form = {
    draft,
    faults,
    doubts: {},
    set: () => {},
    isNew: true,
    today: '2026-11-22',
    origins: {},
  };
  return renderToStaticMarkup(
    <>
      <PassengerSection {...form} known={known} passengers={passengers} />
      <FlightSection {...form} samePnr={null} pnrWays={null} />
      <PaymentSection {...form} />
      <NoteSection {...form} storedDay={null} />
    </>,
  );
}

it('renders each entry field once, with its label and in order', () => {
  const labelsOf = (draft: SectionProps['draft']) =>
    [...render(draft).matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);
  const oneWay = entryFields.filter((field) => field !== 'returnTo');
  expect(labelsOf(emptyDraft(''))).toEqual(oneWay.map((field) => recordFields[field].label));
  expect(labelsOf({ ...emptyDraft(''), returnTo: 'IST' })).toEqual(
    entryFields.map((field) => recordFields[field].label),
  );
});

it.each(entryFields)('shows the value of %s', (field) => {
  const { kind } = recordFields[field];
  const text = kind === 'money' ? '12.345' : kind === 'date' ? '2026-11-21' : 'ABC';
  const shown = kind === 'date' ? '21.11.2026' : text;
  const control = field === 'note' ? `>${text}</textarea>` : `value="${shown}"`;
  expect(render({ ...emptyDraft(''), [field]: text })).toContain(control);
});

it('shows at each field why it prevents saving', () => {
  const markup = render(emptyDraft(''), { fullName: 'required', arrive: 'airport', date: 'date' });
  for (const words of ['Ad soyad girin.', 'Üç harfli havalimanı kodu', 'Geçerli bir tarih girin.']) {
    expect(markup).toContain(words);
  }
});
