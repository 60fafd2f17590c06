import { formatDate } from '../../../domain/days/dates.ts';
import { formatCount } from '../../../domain/text/money.ts';
import { stampOf } from '../../ui/stamp.ts';
import { Facts, Part } from './Facts.tsx';
import css from './SystemPage.module.css';
import type { OwnSystem, Run } from './system-api.ts';
import { outcomeText, reasonText, sizeText } from './system-texts.ts';

export function BackupPart({ backups: { on, folder, keep, runs, check } }: { backups: OwnSystem['backups'] }) {
  const hasSeveral = new Set(runs.map(({ instance }) => instance)).size > 1;
  const kept = [`son ${keep.days} gün`, ...(keep.weeks > 0 ? [`${keep.weeks} hafta`] : [])].join(', ');
  return (
    <Part name="Yedekler" wide>
      {on ? (
        <Facts
          of={[
            ['Ne zaman', 'her gece 03.00’ten sonra'],
            ['Saklanan', kept],
            ['Klasör', folder],
            ['Geri yükleme denemesi', checkText(check)],
          ]}
        />
      ) : (
        <p>Gece yedekleri kapalı (BACKUPS=off).</p>
      )}
      {runs.length > 0 && (
        // Arrow keys scroll a table wider than the screen.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls
        <section className={css.frame} aria-label="Son yedekler" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Gece</th>
                <th scope="col">Sonuç</th>
                <th scope="col">Bitiş</th>
                <th scope="col">Satır</th>
                <th scope="col">Boyut</th>
                {hasSeveral && <th scope="col">Sunucu</th>}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <Row key={run.night} run={run} hasSeveral={hasSeveral} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Part>
  );
}

function Row({ run, hasSeveral }: { run: Run; hasSeveral: boolean }) {
  return (
    <tr>
      <th scope="row">{formatDate(run.night)}</th>
      <td data-outcome={run.outcome ?? undefined} title={run.error}>
        {outcomeText(run)}
        {run.outcome === 'done' && ' · okunarak doğrulandı'}
      </td>
      <td>{run.endedat ? stampOf(run.endedat) : '–'}</td>
      <td>{run.rows === undefined ? '–' : formatCount(run.rows)}</td>
      <td>{run.bytes === undefined ? '–' : sizeText(run.bytes)}</td>
      {hasSeveral && <td>{run.instance}</td>}
    </tr>
  );
}

function checkText(check: Run | null): string {
  if (!check) return 'henüz yapılmadı; haftada bir, son yedek geçici bir veritabanına yüklenip karşılaştırılır';
  const when = stampOf(check.endedat ?? check.startedat);
  if (check.outcome === 'done') {
    return `${when} · ${formatCount(check.rows ?? 0)} satır geri yüklendi, hepsi aynı`;
  }
  if (check.outcome === null) return check.running ? 'sürüyor' : `${when} · yarıda kaldı`;
  const differences = check.differences ? ` (${formatCount(check.differences)} satır)` : '';
  return `${when} · ${reasonText(check.reason)}${differences}`;
}
