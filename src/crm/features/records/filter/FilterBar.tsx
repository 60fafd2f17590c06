import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DateRange } from '../../../../domain/days/date-ranges.ts';
import { settleDay } from '../../../../domain/days/date-typing.ts';
import { isIsoDate } from '../../../../domain/days/dates.ts';
import { searchLimit } from '../../../../domain/records/record-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { DayRangeFields } from '../../../ui/DayRangeFields.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstFault, focusNextFrame } from '../../../ui/placed-focus.ts';
import { useKey } from '../../../ui/use-key.ts';
import { useRecordFilter } from '../list/use-record-filter.ts';
import css from './FilterBar.module.css';
import { Presets } from './Presets.tsx';

const searchDelay = 250;

export function FilterBar() {
  const { filter, today, apply: applyFilter } = useRecordFilter();
  const [dates, setDates] = useState<DateRange>(filter);
  const [search, setSearch] = useState(filter.search);
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef(filter.search);
  const appliedDates = useRef<DateRange>(filter);

  // On a slow machine, dates that this bar applied come back in `filter` late; setting them then would overwrite what
  // was typed meanwhile.
  useEffect(() => {
    const { start, end } = appliedDates.current;
    if (start === filter.start && end === filter.end) return;
    appliedDates.current = { start: filter.start, end: filter.end };
    setDates(appliedDates.current);
  }, [filter.start, filter.end]);
  useEffect(() => {
    if (applied.current === filter.search) return;
    applied.current = filter.search;
    setSearch(filter.search);
  }, [filter.search]);

  const applySearch = useEffectEvent((text: string) => {
    // This text may already have been applied together with a new date range; applying it again to the older `filter`
    // would reset the range.
    if (text === applied.current) return;
    applied.current = text;
    applyFilter({ ...filter, search: text }, true);
  });
  useEffect(() => {
    if (search === applied.current || search.length > searchLimit) return;
    const timer = setTimeout(applySearch, searchDelay, search);
    return () => clearTimeout(timer);
  }, [search]);

  const goToSearch = () => form.current?.querySelector<HTMLElement>('[type=search]')?.focus();
  useKey('search', goToSearch);
  useCommands(() => ({ runs: { search: goToSearch } }));

  function apply(range: DateRange) {
    setDates(range);
    applied.current = search;
    appliedDates.current = range;
    applyFilter({ ...filter, start: range.start, end: range.end, search });
  }

  function widenOrGoDown(event: KeyboardEvent) {
    const isApplied = search === filter.search && dates.start === filter.start && dates.end === filter.end;
    // If nothing was found, Enter accepts the list's offer to search all dates.
    const widens = event.key === 'Enter' && isApplied && document.querySelector('main [data-widens]') !== null;
    if (!widens) return goToFirstRow(event);
    event.preventDefault();
    apply({ start: '', end: '' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const range = { start: settleDay(dates.start, today), end: settleDay(dates.end, today) };
    setDates(range);
    const unread = [range.start, range.end].some((day) => day !== '' && !isIsoDate(day));
    const backwards = !unread && range.start !== '' && range.end !== '' && range.start > range.end;
    if (!unread && !backwards && search.length <= searchLimit) return apply(range);
    focusFirstFault(form.current);
  }

  return (
    <search aria-label="Kayıt filtresi">
      <form className={css.bar} ref={form} onSubmit={submit} noValidate>
        <DayRangeFields className={css.date} days={dates} today={today} onChange={setDates} />
        <TextField
          fieldClassName={css.search}
          label="Ara"
          type="search"
          placeholder="Ad veya PNR ara"
          title="Telefon, TC no, not ve tutar da aranır"
          autoComplete="off"
          spellCheck={false}
          value={search}
          error={search.length > searchLimit ? `En fazla ${searchLimit} karakter aranabilir.` : undefined}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={widenOrGoDown}
        />
        <Button type="submit" className={css.submit}>
          Filtrele
        </Button>
        <Presets filter={filter} today={today} onChoose={apply} />
      </form>
    </search>
  );
}

function goToFirstRow(event: KeyboardEvent) {
  const grid = document.querySelector('main [role="grid"]');
  if (event.key !== 'ArrowDown' || !grid) return;
  event.preventDefault();
  // Rows out of sight are not rendered: scroll to the first row before focusing it.
  grid.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  focusNextFrame(() => grid.querySelector<HTMLElement>('tr[aria-rowindex="2"] td'));
}
