import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showError } from '../../ui/toast.ts';
import css from './SignInForm.module.css';
import { answerChallenge, type Challenge } from './second-factor.ts';

interface Props {
  challenge: Challenge;
  onSignedIn: () => void;
  /** Back to the password, also when this challenge is of no more use. */
  onBack: () => void;
}

/** The code of the second factor, after the password. */
export function CodeForm({ challenge, onSignedIn, onBack }: Props) {
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
      await answerChallenge(challenge, code);
      onSignedIn();
    } catch (error) {
      setBusy(false);
      showError('Giriş başarısız', messageOf(error), 'sign-in');
      if (!hasCode(error, 'mfa_verification_failed') && !hasCode(error, 'network')) onBack();
    }
  }

  return (
    <form className={css.form} ref={form} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <p>{challenge.sent ? 'Telefonunuza gönderilen kodu girin.' : 'Doğrulama uygulamanızın gösterdiği kodu girin.'}</p>
      <TextField
        label="Doğrulama kodu"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={fault}
      />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? 'Giriş yapılıyor...' : 'Giriş Yap'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Vazgeç
      </Button>
    </form>
  );
}
