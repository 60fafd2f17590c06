import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showError } from '../../ui/toast.ts';
import css from './SignInForm.module.css';

interface Props {
  /** Tells where to find the code. */
  hint: string;
  /** Name of the button, at rest and while it works. */
  action: string;
  working: string;
  /** Title of the toast when the code is refused, and the action it tells of. */
  failure: string;
  toastsOf: string;
  /** Sends the code to the server. */
  answer: (code: string) => Promise<void>;
  onAnswered: () => void;
  /** Leaves the form, also when this challenge can no longer be answered. */
  onBack: () => void;
}

/** Asks for the code of a second factor. */
export function CodeForm({ hint, action, working, failure, toastsOf, answer, onAnswered, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const code = String(new FormData(form.current).get('code')).replace(/\s/g, '');
    const complete = /^\d{6}$/.test(code);
    setFault(complete ? undefined : 'Altı haneli kodu girin.');
    if (!complete) return;
    setBusy(true);
    try {
      await answer(code);
      onAnswered();
    } catch (error) {
      setBusy(false);
      showError(failure, messageOf(error), toastsOf);
      if (!hasCode(error, 'mfa_verification_failed') && !hasCode(error, 'network')) onBack();
    }
  }

  return (
    <form className={css.form} ref={form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <p>{hint}</p>
      <TextField
        label="Doğrulama kodu"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={fault}
      />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? working : action}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Vazgeç
      </Button>
    </form>
  );
}
