import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Activity } from '../../../domain/activity.ts';
import { whatWasDone, whoDid } from '../../../domain/activity-words.ts';
import { type IsoDate, todayIn } from '../../../domain/days/dates.ts';
import { agency } from '../../agency.ts';
import { longDay } from '../../ui/long-day.ts';
import css from './ActivityTable.module.css';

const clock = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'short', timeZone: agency.timeZone });

export function ActivityTable({ entries }: { entries: readonly Activity[] }) {
  return (
    <table className={css.table} aria-label="Hareketler">
      <thead>
        <tr>
          <th scope="col">Saat</th>
          <th scope="col">Kullanıcı</th>
          <th scope="col">İşlem</th>
          <th scope="col">Ağ adresi</th>
        </tr>
      </thead>
      {byDay(entries).map(({ day, rows }) => (
        <tbody key={day}>
          <tr className={css.day}>
            <th scope="rowgroup" colSpan={4}>
              {longDay(day)}
            </th>
          </tr>
          {rows.map((entry) => (
            <Row key={entry.seal} entry={entry} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const refused = /_refused$|^forbidden$/;
const taking = /^(records_deleted|user_deleted|user_disabled|person_erased|records_anonymised)$/;
const toneOf = (action: string) => (refused.test(action) ? 'warn' : taking.test(action) ? 'danger' : undefined);

function Row({ entry }: { entry: Activity }) {
  const { name, email } = whoDid(entry);
  return (
    <tr className={css.entry} data-tone={toneOf(entry.action)}>
      <td className={css.time}>
        <time dateTime={entry.at}>{clock.format(new Date(entry.at))}</time>
      </td>
      <td className={css.who}>
        <b>{name}</b>
        {email && <small>{email}</small>}
      </td>
      <td className={css.what}>
        <p>
          {whatWasDone(entry).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
            <Fragment key={at}>
              {typeof piece === 'string' ? piece : <Link to={`/records?past=${piece.record}`}>#{piece.record}</Link>}
            </Fragment>
          ))}
        </p>
      </td>
      <td className={css.address}>{entry.address}</td>
    </tr>
  );
}

function byDay(entries: readonly Activity[]): { day: IsoDate; rows: Activity[] }[] {
  const days: { day: IsoDate; rows: Activity[] }[] = [];
  for (const entry of entries) {
    const day = todayIn(agency.timeZone, new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(entry);
    else days.push({ day, rows: [entry] });
  }
  return days;
}
