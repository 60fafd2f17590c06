import { useMemo } from 'react';
import { assignColumn, type ImportField, importFields, isGuess, labelOf } from '../../../../domain/import/columns.ts';
import type { ListedRow } from '../../../../domain/import/imported-row.ts';
import { type Finder, unlistedValues } from '../../../../domain/import/values.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import css from './ColumnsStep.module.css';
import shared from './ImportDialog.module.css';
import { columnName, fileFaults, inLira } from './import-texts.ts';
import { LettersNotice } from './LettersNotice.tsx';
import type { Letters } from './letters.ts';
import { headingsOf, leftOutOf, mendList, type OpenedList } from './opened-list.ts';
import { SourceChoices } from './SourceChoices.tsx';
import { fileLimits } from './table.ts';
import { UnlistedValues } from './UnlistedValues.tsx';

interface Props {
  list: OpenedList;
  columns: ReadonlyMap<ImportField, readonly number[]>;
  rows: readonly ListedRow[];
  find: Finder;
  letters: Letters;
  onChange: (list: OpenedList) => void;
  onBack: () => void;
  onNext: () => void;
}

export function ColumnsStep({ list, columns, rows, find, letters, onChange, onBack, onNext }: Props) {
  const headings = headingsOf(list);
  const unlisted = useMemo(() => {
    const cells = rows.map((row) => row.cells);
    return unlistedValues(cells, columns, find);
  }, [rows, columns, find]);
  const leftOut = useMemo(
    () => new Map(leftOutOf(list, rows).map(({ column, total }) => [column, total])),
    [rows, list],
  );
  const tooMany = rows.length > fileLimits.rows;
  const named = columns.has('fullName');
  const ready = named && !tooMany && rows.length > 0;

  function problem(): string | null {
    if (tooMany) return fileFaults.tooManyRows;
    if (rows.length === 0) return 'Başlıkların altında satır yok. Başka bir sayfa veya başlık satırı seçin.';
    if (!named) return '“Ad Soyad” sütununu seçin: ad olmadan hiçbir satır kaydedilemez.';
    return null;
  }
  const hint = columns.has('date') ? null : 'Tarih sütunu seçilmedi: satırlar tarihsiz kaydedilir.';

  return (
    <>
      <div className={`${shared.scroll} ${css.step}`}>
        <LettersNotice letters={letters} onMend={(mend) => onChange(mendList(list, mend))} />
        <SourceChoices list={list} onChange={onChange} />
        <ul className={css.columns} aria-label="Sütunlar">
          {headings.map((heading, at) => {
            const field = list.fields[at] ?? null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns are identified by their position
              <li key={at} data-taken={field !== null || undefined}>
                <FieldFrame label={columnName(headings, at)}>
                  {(control) => (
                    <select
                      {...control}
                      value={field ?? ''}
                      onChange={({ target }) => {
                        const chosen = (target.value || null) as ImportField | null;
                        onChange({ ...list, fields: assignColumn(list.fields, at, chosen) });
                      }}
                    >
                      <option value="">Aktarılmasın</option>
                      {importFields.map((one) => (
                        <option key={one} value={one}>
                          {labelOf(one)}
                        </option>
                      ))}
                    </select>
                  )}
                </FieldFrame>
                <p className={css.samples}>{samplesOf(rows, at)}</p>
                {isGuess(heading, field) && <p className={css.look}>Öneri; kontrol edin.</p>}
                {leftOut.has(at) && <p className={css.look}>{inLira(leftOut.get(at) ?? 0)} TL aktarılmayacak.</p>}
              </li>
            );
          })}
        </ul>
        {unlisted.length > 0 && (
          <UnlistedValues
            values={unlisted}
            choices={list.choices}
            onChoose={(choices) => onChange({ ...list, choices })}
          />
        )}
      </div>
      <div className={shared.actions}>
        <Button onClick={onBack}>Başka dosya</Button>
        <p className={css.problem} data-hint={problem() === null || undefined} role="status">
          {problem() ?? hint}
        </p>
        <Button look="primary" icon="arrow" aria-disabled={!ready} onClick={() => ready && onNext()}>
          {rows.length > 0 && !tooMany ? `${formatCount(rows.length)} satırı önizle` : 'Önizle'}
        </Button>
      </div>
    </>
  );
}

function samplesOf(rows: readonly ListedRow[], column: number): string {
  const texts = rows.slice(0, 50).map(({ cells }) => cells[column]?.trim() ?? '');
  const some = [...new Set(texts)].filter(Boolean).slice(0, 3);
  return some.length > 0 ? some.join(', ') : 'boş';
}
