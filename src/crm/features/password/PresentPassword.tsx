import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import css from '../../ui/form-dialog.module.css';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { isWrongPresent } from './change-password.ts';

export const inDialog = 'present-password';

interface Props {
  email: string;
  action: string;
  /** Must throw only if `present` was wrong: the dialog then asks again. */
  onGiven: (present: string) => Promise<void>;
  onClose: () => void;
}

export function PresentPassword({ email, action, onGiven, onClose }: Props) {
  const [present, setPresent] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const input = event.currentTarget.elements.namedItem('present');
    setFault(present === '' ? 'Mevcut şifrenizi girin.' : undefined);
    if (present === '') return focus(input);
    setBusy(true);
    try {
      await onGiven(present);
    } catch (error) {
      if (!isWrongPresent(error)) throw error;
      setFault('Mevcut şifre yanlış.');
      focus(input);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Mevcut şifreniz gerekiyor" size="s">
      <form className={css.form} method="post" onSubmit={submit} noValidate aria-busy={busy}>
        <p>Giriş yapalı bir süre oldu. Devam etmeden önce bunu isteyenin siz olduğunuzu doğrulayın.</p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Mevcut şifre"
          name="present"
          type="password"
          autoComplete="current-password"
          value={present}
          error={fault}
          onChange={(event) => setPresent(event.target.value)}
        />
        <p>Hatırlamıyorsanız çıkış yapın; giriş sayfasındaki “Şifremi unuttum” ile yenisini belirleyin.</p>
        <ToastPlace action={inDialog} />
        <div className={css.buttons}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            {busy ? 'Kaydediliyor...' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function focus(input: RadioNodeList | Element | null) {
  if (input instanceof HTMLElement) input.focus();
}
