import { useState } from 'react';
import { FieldFrame } from '../../../ui/Field.tsx';
import css from './ColumnsStep.module.css';
import { otherSheetsText, unreadableText } from './import-texts.ts';
import { type OpenedList, otherSheets, turnTo } from './opened-list.ts';
import { signs } from './parse-csv.ts';
import { tableOfCsv } from './read-csv.ts';
import { UnreadableFile } from './table.ts';

interface Props {
  list: OpenedList;
  onChange: (list: OpenedList) => void;
}

const headRows = 20;

const signNames: Readonly<Record<string, string>> = {
  ';': 'Noktalı virgül (;)',
  ',': 'Virgül (,)',
  '\t': 'Sekme',
  '|': 'Dikey çizgi (|)',
};

export function SourceChoices({ list, onChange }: Props) {
  const [error, setError] = useState<string | undefined>();
  const table = list.tables[list.table];
  const csv = table?.csv;
  const others = otherSheets(list);

  function chooseSign(sign: string) {
    if (!table || !csv) return;
    try {
      onChange(turnTo({ ...list, tables: [tableOfCsv(table.name, { ...csv, sign })] }, 0, list));
      setError(undefined);
    } catch (reason) {
      if (!(reason instanceof UnreadableFile)) throw reason;
      setError(unreadableText(reason));
    }
  }

  return (
    <div className={css.source}>
      {list.tables.length > 1 && (
        <FieldFrame label="Sayfa" warning={others.length > 0 ? otherSheetsText(others) : undefined}>
          {(control) => (
            <select
              {...control}
              value={list.table}
              onChange={({ target }) => onChange(turnTo(list, Number(target.value), list))}
            >
              {list.tables.map(({ name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tables of a web page may have the same name
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {csv && (
        <FieldFrame label="Hücreleri ayıran işaret" error={error}>
          {(control) => (
            <select {...control} value={csv.sign} onChange={({ target }) => chooseSign(target.value)}>
              {[...new Set([...signs, csv.sign])].map((sign) => (
                <option key={sign} value={sign}>
                  {signNames[sign] ?? sign}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <FieldFrame label="Başlık satırı">
        {(control) => (
          <select
            {...control}
            value={list.head}
            onChange={({ target }) => onChange(turnTo(list, list.table, list, Number(target.value)))}
          >
            {table?.rows.slice(0, headRows).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file's rows are identified by their position
              <option key={at} value={at}>
                {at + 1}. satır: {[...new Set(row)].filter(Boolean).join(', ').slice(0, 60) || 'boş'}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}
