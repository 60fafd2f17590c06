import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DateRange } from '../../../../domain/date-ranges.ts';
import { searchLimit } from '../../../../domain/record-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useKey } from '../../../ui/use-key.ts';
import css from './FilterBar.module.css';
import { Presets } from './Presets.tsx';
import type { RecordFilter } from './record-filter.ts';

interface Props {
  filter: RecordFilter;
  today: string;
  /** A new filter, or the same one again to reload; `typing` while the search text is being typed. */
  onApply: (filter: RecordFilter, typing?: boolean) => void;
}

const searchDelay = 250;
const latest = '9999-12-31';

export function FilterBar({ filter, today, onApply }: Props) {
  const [dates, setDates] = useState<DateRange>(filter);
  const [search, setSearch] = useState(filter.search);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef(filter.search);

  useEffect(() => setDates({ start: filter.start, end: filter.end }), [filter.start, filter.end]);
  useEffect(() => {
    if (applied.current === filter.search) return;
    applied.current = filter.search;
    setSearch(filter.search);
  }, [filter.search]);

  const applySearch = useEffectEvent((text: string) => {
    // It may already have been applied together with other days, which this would undo.
    if (text === applied.current) return;
    applied.current = text;
    onApply({ ...filter, search: text }, true);
  });
  useEffect(() => {
    if (search === applied.current || search.length > searchLimit) return;
    const timer = setTimeout(applySearch, searchDelay, search);
    return () => clearTimeout(timer);
  }, [search]);

  useKey('/', () => form.current?.querySelector<HTMLElement>('[type=search]')?.focus());

  function apply(range: DateRange) {
    setDates(range);
    setFault(undefined);
    applied.current = search;
    onApply({ start: range.start, end: range.end, search });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const inputs = form.current?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [];
    const unfinished = [...inputs].find((input) => input.validity.badInput);
    const backwards = dates.start !== '' && dates.end !== '' && dates.start > dates.end;
    setFault(
      unfinished ? 'Geçerli bir tarih girin.' : backwards ? 'Bitiş tarihi başlangıçtan önce olamaz.' : undefined,
    );
    if (unfinished || backwards) (unfinished ?? inputs[1])?.focus();
    else if (search.length <= searchLimit) apply(dates);
  }

  return (
    <search aria-label="Kayıt filtresi">
      <form className={css.bar} ref={form} onSubmit={submit} noValidate>
        <TextField
          fieldClassName={css.date}
          label="Başlangıç tarihi"
          type="date"
          max={latest}
          value={dates.start}
          onChange={(event) => setDates({ ...dates, start: event.target.value })}
        />
        <TextField
          fieldClassName={css.date}
          label="Bitiş tarihi"
          type="date"
          max={latest}
          value={dates.end}
          error={fault}
          onChange={(event) => setDates({ ...dates, end: event.target.value })}
        />
        <TextField
          fieldClassName={css.search}
          label="Ara"
          type="search"
          placeholder="Ad veya PNR ara"
          autoComplete="off"
          spellCheck={false}
          value={search}
          error={search.length > searchLimit ? `En fazla ${searchLimit} karakter aranabilir.` : undefined}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit" className={css.submit}>
          Filtrele
        </Button>
        <Presets filter={filter} today={today} onChoose={apply} />
      </form>
    </search>
  );
}
