import { acts, emptyText, type ToldVersion } from '../../../../domain/records/record-past.ts';
import { agency } from '../../../agency.ts';
import css from './PastPanel.module.css';

const times = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'short', timeZone: agency.timeZone });

interface Props {
  version: ToldVersion;
  busy: boolean;
  onRestore: (version: number) => void;
}

export function PastVersion({ version, busy, onRestore }: Props) {
  const { number, at, act, name, email, changes, erased, isCurrent, restorable } = version;
  const time = times.format(new Date(at));
  return (
    <li className={css.version} data-current={isCurrent || undefined}>
      <time className={css.time} dateTime={at}>
        {time}
      </time>
      <p className={css.act}>
        <b title={email ?? undefined}>{name ?? email ?? 'Sistem'}</b> {acts[act]}
      </p>
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before !== null && (
                  <>
                    <del data-empty={before === emptyText || undefined}>{before}</del>
                    <span className="sr-only">, yeni: </span>
                    <span aria-hidden="true"> → </span>
                  </>
                )}
                <ins data-empty={after === emptyText || undefined}>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.side}>
        {isCurrent && <span className={css.tag}>şimdiki</span>}
        {erased && <span className={css.tag}>anonim</span>}
        {restorable && number !== null && (
          <button
            className={css.back}
            type="button"
            aria-label={`Bu hâle dön: ${time}, ${name ?? email ?? 'Sistem'}`}
            aria-disabled={busy}
            onClick={() => onRestore(number)}
          >
            Bu hâle dön
          </button>
        )}
      </div>
    </li>
  );
}
