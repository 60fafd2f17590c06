import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showError, showSuccess } from '../../ui/toast.ts';
import { type ChosenColumn, ColumnChoice } from './ColumnChoice.tsx';
import css from './ExportDialog.module.css';
import { saveFile } from './save-file.ts';
import type { FileFormat } from './sheet.worker.ts';

export interface Export {
  about: string;
  /** Without extension. */
  fileName: string;
  first: Progress['step'];
  /** Columns to choose from; if unset, the file's columns are fixed. */
  columns?: readonly ChosenColumn[];
  make: (
    format: FileFormat,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
    columns: readonly string[],
  ) => Promise<Blob>;
}

interface Props extends Export {
  onClose: () => void;
}

/** `share` goes from 0 to 1, first for loading, then again for writing. */
export type Progress = { step: 'loading' | 'writing'; share: number };

const formats: ReadonlyArray<readonly [FileFormat, string, string]> = [
  ['xlsx', 'Excel (.xlsx)', 'Sayılar ve günler kendi türünde'],
  ['csv', 'CSV (.csv)', 'Başka programlar için; Türkçe Excel’de de açılır'],
];
const steps = { loading: 'Kayıtlar yükleniyor', writing: 'Dosya yazılıyor' } as const;

const idsOf = (columns: readonly ChosenColumn[]) => columns.map(({ id }) => id);

export default function ExportDialog({ about, fileName, first, columns, make, onClose }: Props) {
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [chosen, setChosen] = useState(() => idsOf((columns ?? []).filter(({ isOn }) => isOn)));
  const [progress, setProgress] = useState<Progress | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const isEmpty = columns !== undefined && chosen.length === 0;

  async function run(event: FormEvent) {
    event.preventDefault();
    if (progress || isEmpty) return;
    work.current = new AbortController();
    const { signal } = work.current;
    setProgress({ step: first, share: 0 });
    try {
      const file = await make(format, signal, setProgress, chosen);
      const name = `${fileName}.${format}`;
      saveFile(file, name);
      showSuccess('Dosya indirildi', 'export', { detail: name });
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setProgress(null);
      showError('Dışa aktarılamadı', messageOf(error), 'export');
    }
  }

  return (
    <Dialog open onClose={onClose} title="Dışa aktar" size="s">
      <form className={css.form} onSubmit={run}>
        <p>{about}</p>
        <fieldset className={css.formats} disabled={progress !== null}>
          <legend className="sr-only">Dosya türü</legend>
          {formats.map(([value, name, about]) => (
            <label key={value}>
              <input type="radio" name="format" checked={format === value} onChange={() => setFormat(value)} />
              <span>
                <strong>{name}</strong>
                {about}
              </span>
            </label>
          ))}
        </fieldset>
        {columns && <ColumnChoice columns={columns} chosen={chosen} isFixed={progress !== null} onChoose={setChosen} />}
        <div className={css.progress} role="status">
          {progress && (
            <>
              <span>
                {steps[progress.step]}: %{Math.floor(progress.share * 100)}
              </span>
              <progress aria-label={steps[progress.step]} value={progress.share} />
            </>
          )}
        </div>
        <div className={css.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" look="primary" icon="download" aria-disabled={progress !== null || isEmpty}>
            İndir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
