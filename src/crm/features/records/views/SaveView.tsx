import { type FormEvent, useEffect, useRef, useState } from 'react';
import { foldText } from '../../../../domain/text/turkish.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstFault } from '../../../ui/placed-focus.ts';
import css from './Views.module.css';
import type { View } from './view.ts';
import { nameLimit } from './view-limits.ts';

interface Props {
  definition: View['definition'];
  admin: boolean;
  names: readonly string[];
  isSearched: boolean;
  onSave: (view: { name: string; shared: boolean; definition: View['definition'] }) => Promise<void>;
  onCancel: () => void;
}

export function SaveView({ definition, admin, names, isSearched, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    const found = faultOf(wanted, names);
    setFault(found);
    if (found) return focusFirstFault(form.current);
    setBusy(true);
    await onSave({ name: wanted, shared, definition });
    setBusy(false);
  }

  return (
    <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Görünüm adı"
        autoComplete="off"
        value={name}
        error={fault}
        onChange={(event) => setName(event.target.value)}
      />
      <p className={css.hint}>
        Tarihler, süzgeçler, sütunlar ve sıralama saklanır; “Bugün” ya da “Bu ay” hep o günü, o ayı gösterir.
        {isSearched && ' Aradığınız metin saklanmaz.'}
      </p>
      {admin && (
        <label className={css.share}>
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          Herkesle paylaş
        </label>
      )}
      <div className={css.buttons}>
        <Button look="quiet" onClick={onCancel}>
          Vazgeç
        </Button>
        <Button look="primary" type="submit" disabled={busy}>
          Kaydet
        </Button>
      </div>
    </form>
  );
}

function faultOf(name: string, names: readonly string[]): string | undefined {
  if (name === '') return 'Bir ad yazın.';
  if ([...name].length > nameLimit) return `En fazla ${nameLimit} karakter olabilir.`;
  const isTaken = names.some((other) => foldText(other) === foldText(name));
  return isTaken ? 'Bu adla bir görünümünüz var. Başka bir ad yazın ya da önce onu silin.' : undefined;
}
