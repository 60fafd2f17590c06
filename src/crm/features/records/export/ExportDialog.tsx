import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError, showSuccess } from '../../../ui/toast.ts';
import css from './ExportDialog.module.css';
import { exportList, type Progress, type ShownList } from './export-list.ts';
import { saveFile } from './save-file.ts';
import type { FileFormat } from './sheet.worker.ts';

interface Props {
  list: ShownList;
  /** How many records the filter has. */
  total: number;
  /** Without the ending. */
  fileName: string;
  onClose: () => void;
}

const numbers = new Intl.NumberFormat('tr-TR');
const formats: ReadonlyArray<readonly [FileFormat, string, string]> = [
  ['xlsx', 'Excel (.xlsx)', 'Toplamlar formülle, sayılar ve günler kendi türünde'],
  ['csv', 'CSV (.csv)', 'Başka programlar için; Türkçe Excel’de de açılır'],
];
const steps = { loading: 'Kayıtlar yükleniyor', writing: 'Dosya yazılıyor' } as const;

/** Asks for the kind of file and makes it from the list as it was when the dialog opened. */
export default function ExportDialog({ list: shown, total, fileName, onClose }: Props) {
  const [list] = useState(shown);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const [progress, setProgress] = useState<Progress | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function run(event: FormEvent) {
    event.preventDefault();
    if (progress) return;
    work.current = new AbortController();
    const { signal } = work.current;
    setProgress({ step: list.rows ? 'writing' : 'loading', share: 0 });
    try {
      const file = await exportList(list, format, signal, setProgress);
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
        <p>
          {numbers.format(total)} kayıt, {list.columns.length} sütun; listede göründüğü sırayla. İade tutarları eksi
          yazılır.
        </p>
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
