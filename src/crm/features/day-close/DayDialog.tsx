import { type FormEvent, type ReactNode, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import css from '../../ui/form-dialog.module.css';
import { resumable } from '../session/resume.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';

interface Props {
  title: string;
  children: ReactNode;
  label: string;
  /** Error shown if the field is left empty; if unset, the field is optional. */
  required?: string;
  work: (text: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

const limit = 1000;

export function DayDialog({ title, children, label, required, work, onDone, onClose }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  useUnsavedInput(text !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const next = faultOf(text.trim(), required);
    setFault(next);
    if (next !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await resumable(() => work(text));
      onDone();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={title} size="s">
      <form className={css.form} onSubmit={submit} noValidate aria-busy={busy}>
        {children}
        <TextField
          label={label}
          autoComplete="off"
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        {refusal && (
          <p className={css.refusal} role="alert">
            {refusal}
          </p>
        )}
        <div className={css.buttons}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function faultOf(text: string, required: string | undefined): string | undefined {
  // Require a letter, because the database rejects a reason without one.
  if (required !== undefined && !/\p{L}/u.test(text)) return required;
  return [...text].length > limit ? `En fazla ${limit} karakter girilebilir; metni kısaltın.` : undefined;
}
