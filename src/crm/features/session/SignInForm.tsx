import { type FormEvent, useState } from 'react';
import { normalizeEmail } from '../../../domain/text/turkish.ts';
import { backend } from '../../api/backend.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { showError } from '../../ui/toast.ts';
import { AddressField } from './AddressField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { faultOfEmail } from './email-fault.ts';
import { giveRecoveryCode } from './recovery-codes.ts';
import css from './SignInForm.module.css';
import { answerChallenge, type Challenge, lacksSecondFactor, openChallenge } from './second-factor.ts';

interface Props {
  onSignedIn: () => void;
  email?: string | undefined;
  /** Set if the password was accepted before the page loaded. */
  challenge?: Challenge | null;
}

const action = 'sign-in';

type Faults = { email?: string; password?: string };

function faultsOf(email: string, password: string): Faults {
  const faults: Faults = {};
  const wrong = faultOfEmail(email);
  if (wrong) faults.email = wrong;
  if (password === '') faults.password = 'Şifrenizi girin.';
  return faults;
}

/** The browser never submits this form, so that no input ends up in an address. */
export function SignInForm({ onSignedIn, email: knownEmail = '', challenge: opened = null }: Props) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [challenge, setChallenge] = useState(opened);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = normalizeEmail(String(data.get('email')));
    const password = String(data.get('password'));
    const found = faultsOf(email, password);
    setFaults(found);
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) return focus(form, wrong);
    setBusy(true);
    try {
      const open = await signIn(email, password);
      if (!open) return onSignedIn();
      setChallenge(open);
      setBusy(false);
    } catch (error) {
      setBusy(false);
      showError('Giriş başarısız', messageOf(error), action);
    }
  }

  if (challenge) {
    return (
      <div className={css.step}>
        <CodeForm
          hint={
            challenge.sent ? 'Telefonunuza gönderilen kodu girin.' : 'Doğrulama uygulamanızın gösterdiği kodu girin.'
          }
          action="Giriş Yap"
          working="Giriş yapılıyor..."
          failure="Giriş başarısız"
          toastsOf={action}
          answer={(code) => answerChallenge(challenge, code)}
          recover={giveRecoveryCode}
          onAnswered={onSignedIn}
          onBack={() => setChallenge(null)}
        />
        <ToastPlace action={action} />
      </div>
    );
  }
  return (
    <form className={css.form} ref={focusFirst} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <AddressField known={knownEmail} fault={faults.email} />
      <TextField
        label="Şifre"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={faults.password}
      />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? 'Giriş yapılıyor...' : 'Giriş Yap'}
      </Button>
      <ToastPlace action={action} />
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null) {
  if (form) focus(form, form.querySelector<HTMLInputElement>('[name=email]')?.value ? 'password' : 'email');
}

function focus(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

async function signIn(email: string, password: string): Promise<Challenge | null> {
  const { auth } = await backend();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return lacksSecondFactor(data.session) ? openChallenge() : null;
}
