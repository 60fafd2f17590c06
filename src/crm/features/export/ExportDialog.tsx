import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showError, showSuccess } from '../../ui/toast.ts';
import css from './ExportDialog.module.css';
import { saveFile } from './save-file.ts';
import type { FileFormat } from './sheet.worker.ts';

/** What to export, as it was when the dialog opened. */
export interface Export {
  /** Says what the file will contain. */
  about: string;
  /** Without extension. */
  fileName: string;
  /** The first step. */
  first: Progress['step'];
  /** @throws AppError, or the signal's reason */
  make: (format: FileFormat, signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Blob>;
}

interface Props extends Export {
  onClose: () => void;
}

/** From 0 to 1, first for loading, then for writing. */
export type Progress = { step: 'loading' | 'writing'; share: number };

const formats: ReadonlyArray<readonly [FileFormat, string, string]> = [
  ['xlsx', 'Excel (.xlsx)', 'Sayılar ve günler kendi türünde'],
  ['csv', 'CSV (.csv)', 'Başka programlar için; Türkçe Excel’de de açılır'],
];
const steps = { loading: 'Kayıtlar yükleniyor', writing: 'Dosya yazılıyor' } as const;

/** Asks for the format, and makes the file. */
export default function ExportDialog({ about, fileName, first, make, onClose }: Props) {
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [progress, setProgress] = useState<Progress | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function run(event: FormEvent) {
    event.preventDefault();
    if (progress) return;
    work.current = new AbortController();
    const { signal } = work.current;
    setProgress({ step: first, share: 0 });
    try {
      const file = await make(format, signal, setProgress);
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
          <Button type="submit" look="primary" icon="download" aria-disabled={progress !== null}>
            İndir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
