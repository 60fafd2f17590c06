import { type FormEvent, useState } from 'react';
import { backend } from '../../api/backend.ts';
import { refuse } from '../../api/end-session.ts';
import { AppError, hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { dismissToast, showError, showSuccess } from '../../ui/toast.ts';
import { resumable } from '../session/resume.ts';
import { useUser } from '../session/session-store.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import css from './ChangePasswordPage.module.css';
import { SecondFactor } from './SecondFactor.tsx';

const minimumLength = 6;
const action = 'change-password';
/** Told in the corner: a sign-in opens over this screen. */
const lostSession = 'lost-session';

export function Component() {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [busy, setBusy] = useState(false);
  const user = useUser();
  useUnsavedInput(password !== '' || repeat !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password.length < minimumLength) return showError('Zayıf şifre', 'En az 6 karakter olmalı.', action);
    if (password !== repeat) return showError('Şifreler uyuşmuyor', undefined, action);
    setBusy(true);
    try {
      await resumable(() => changePassword(password));
      dismissToast(lostSession);
      setPassword('');
      setRepeat('');
      showSuccess('Şifre güncellendi', action);
    } catch (error) {
      if (!hasCode(error, 'session_expired')) showError('Hata', messageOf(error), action);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={page.page}>
      <PageTitle>Şifre Değiştir</PageTitle>
      <div className={page.head}>
        <h1>Şifre Değiştir</h1>
        <p>Yeni şifreniz en az {minimumLength} karakter olmalı.</p>
      </div>
      <form className={css.form} onSubmit={submit} noValidate aria-busy={busy}>
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
        <TextField
          label="Yeni Şifre"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Yeni Şifre (Tekrar)"
          type="password"
          autoComplete="new-password"
          value={repeat}
          onChange={(event) => setRepeat(event.target.value)}
        />
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Kaydediliyor...' : 'Güncelle'}
        </Button>
        <ToastPlace action={action} />
      </form>
      <SecondFactor />
    </div>
  );
}

/** @throws AppError `session_expired` without a session */
async function changePassword(password: string): Promise<void> {
  const { auth } = await backend();
  const { data } = await auth.getSession();
  const error = data.session ? (await auth.updateUser({ password })).error : new AppError('session_expired');
  if (!error) return;
  if (hasCode(error, 'session_expired')) showError('Oturum bulunamadı', undefined, lostSession);
  await refuse(error);
}
