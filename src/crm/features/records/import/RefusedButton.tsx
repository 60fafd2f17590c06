import { useEffect, useRef, useState } from 'react';
import type { Repeated } from '../../../../domain/import/duplicates.ts';
import type { ImportedRow } from '../../../../domain/import/imported-row.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { showError } from '../../../ui/toast.ts';
import { saveFile } from '../../export/save-file.ts';
import { writeFile } from '../../export/write-file.ts';
import { reasonsOf } from './import-texts.ts';
import { headingsOf, type OpenedList } from './opened-list.ts';

export interface Refused {
  row: ImportedRow;
  repeated: Repeated | undefined;
}

interface Props {
  list: OpenedList;
  refused: readonly Refused[];
}

export function RefusedButton({ list, refused }: Props) {
  const [busy, setBusy] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function download() {
    if (busy) return;
    work.current = new AbortController();
    const { signal } = work.current;
    setBusy(true);
    try {
      saveFile(await write(list, refused, signal), `${list.fileName.replace(/\.[^.]+$/, '')}-alinmayanlar.xlsx`);
    } catch (error) {
      if (!signal.aborted) showError('İndirilemedi', messageOf(error), 'refused-rows');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon="download" aria-disabled={busy} onClick={download}>
      Alınmayan {formatCount(refused.length)} satırı indir
    </Button>
  );
}

function write(list: OpenedList, refused: readonly Refused[], signal: AbortSignal): Promise<Blob> {
  const names = [...headingsOf(list), 'Neden'];
  const columns = names.map((name, at) => ({ name, kind: 'text' as const, width: at === names.length - 1 ? 60 : 18 }));
  const rows = list.tables[list.table]?.rows ?? [];
  return writeFile<Refused>({
    sheet: { name: 'Alınmayanlar', columns, isAdded: false },
    format: 'xlsx',
    rows: refused,
    cellsOf: ({ row, repeated }) => {
      const cells = rows[row.line - 1] ?? [];
      return names.map((_, at) => (at === names.length - 1 ? reasonsOf(row, repeated) : (cells[at] ?? null)));
    },
    signal,
    onProgress: () => {},
  });
}
