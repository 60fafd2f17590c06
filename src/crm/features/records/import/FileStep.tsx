import { type DragEvent, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../domain/text/money.ts';
import { messageOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './FileStep.module.css';
import shared from './ImportDialog.module.css';
import { unreadableText } from './import-texts.ts';
import { readFile } from './read-file.ts';
import { fileLimits, type Table, UnreadableFile } from './table.ts';

interface Props {
  onRead: (fileName: string, tables: Table[]) => void;
  onCancel: () => void;
}

export function FileStep({ onRead, onCancel }: Props) {
  const [reading, setReading] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function read(file: File | undefined) {
    if (!file || reading !== null) return;
    work.current = new AbortController();
    const { signal } = work.current;
    setReading(file.name);
    setError(null);
    try {
      onRead(file.name, await readFile(file, signal));
    } catch (reason) {
      if (signal.aborted) return;
      setReading(null);
      setError(reason instanceof UnreadableFile ? unreadableText(reason) : messageOf(reason));
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }

  return (
    <>
      <div className={classes(shared.scroll, css.step)}>
        <label
          className={css.zone}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="upload" size={32} />
          <strong>{reading === null ? 'Dosya seçin veya buraya bırakın' : 'Dosya okunuyor'}</strong>
          <span>Excel (.xlsx) veya CSV, en çok {formatCount(fileLimits.rows)} satır</span>
          <input
            type="file"
            className="sr-only"
            aria-label="Dosya seç"
            accept=".xlsx,.csv,.txt,.tsv,.xls,.htm,.html,.mht,.mhtml,.xml,.json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={reading !== null}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // Let the user choose the same file again after correcting it.
              event.target.value = '';
            }}
          />
          {reading !== null && <progress className={css.progress} aria-label="Dosya okunuyor" />}
        </label>
        <p className="sr-only" role="status">
          {reading !== null && `${reading} okunuyor`}
        </p>
        <p className={css.message} role="alert">
          {error}
        </p>
        <p className={css.hint}>
          Dosya bu bilgisayarda okunur. Sonraki adımlarda sütunları eşleştirir, her satırı kaydedileceği gibi
          görürsünüz; siz onaylamadan hiçbir şey kaydedilmez.
        </p>
      </div>
      <div className={shared.actions}>
        <Button onClick={onCancel}>Vazgeç</Button>
      </div>
    </>
  );
}
