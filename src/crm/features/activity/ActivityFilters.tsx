import { type Act, actNames, acts } from '../../../domain/activity.ts';
import type { IsoDate } from '../../../domain/days/dates.ts';
import { turkishSortKey } from '../../../domain/text/turkish-order.ts';
import { DayRangeFields } from '../../ui/DayRangeFields.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { useTypedDays } from '../../ui/use-typed-days.ts';
import css from './ActivityFilters.module.css';
import type { ActivePerson, ActivityFilter } from './activity-api.ts';

interface Props {
  filter: ActivityFilter;
  people: readonly ActivePerson[];
  today: IsoDate;
  onFilter: (filter: ActivityFilter) => void;
}

export function ActivityFilters({ filter, people, today, onFilter }: Props) {
  const { person, act, start, end } = filter;
  const { typed, take } = useTypedDays({
    start,
    end,
    mayBeOpen: true,
    onDays: (days) => onFilter({ ...filter, ...days }),
  });
  const named = people
    .map((one) => ({ id: one.id, text: textOf(one), key: turkishSortKey(textOf(one)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return (
    <div className={css.bar}>
      <FieldFrame label="Kullanıcı" className={css.person}>
        {(control) => (
          <select
            {...control}
            className={`${control.className} ${css.select}`}
            value={person}
            onChange={({ target }) => onFilter({ ...filter, person: target.value })}
          >
            <option value="">Tümü</option>
            {person !== '' && !people.some(({ id }) => id === person) && (
              <option value={person}>Seçili kullanıcı</option>
            )}
            {named.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label="İşlem" className={css.act}>
        {(control) => (
          <select
            {...control}
            className={`${control.className} ${css.select}`}
            value={act}
            onChange={({ target }) => onFilter({ ...filter, act: target.value as Act | '' })}
          >
            <option value="">Tümü</option>
            {actNames.map((name) => (
              <option key={name} value={name}>
                {acts[name].name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <DayRangeFields className={css.date} days={typed} today={today} onChange={take} />
    </div>
  );
}

/** Two people may share a name, and anyone may change their own, so the text also contains the e-mail address. */
function textOf({ name, email, gone }: ActivePerson): string {
  const text = name && email ? `${name} (${email})` : (name ?? email ?? 'Bilinmeyen hesap');
  return gone ? `${text} · silindi` : text;
}
