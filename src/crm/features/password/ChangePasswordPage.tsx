import { type FormEvent, useState } from 'react';
import { backend } from '../../api/backend.ts';
import { refuse } from '../../api/end-session.ts';
import { AppError, hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { showError, showSuccess } from '../../ui/toast.ts';
import { resumable } from '../session/resume.ts';
import { useUser } from '../session/session-store.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import css from './ChangePasswordPage.module.css';
import { SecondFactor } from './SecondFactor.tsx';

const minimumLength = 6;
const toastId = 'change-password';

export function Component() {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [busy, setBusy] = useState(false);
  const user = useUser();
  useUnsavedInput(password !== '' || repeat !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password.length < minimumLength) return showError('Zayıf şifre', 'En az 6 karakter olmalı.', toastId);
    if (password !== repeat) return showError('Şifreler uyuşmuyor', undefined, toastId);
    setBusy(true);
    try {
      await resumable(() => changePassword(password));
      setPassword('');
      setRepeat('');
      showSuccess('Şifre güncellendi');
    } catch (error) {
      if (hasCode(error, 'session_expired')) showError('Oturum bulunamadı', undefined, toastId);
      else showError('Hata', messageOf(error), toastId);
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
      </form>
      <SecondFactor />
    </div>
  );
}

/** @throws AppError `session_expired` without a session */
async function changePassword(password: string): Promise<void> {
  const { auth } = await backend();
  const { data } = await auth.getSession();
  if (!data.session) return refuse(new AppError('session_expired'));
  const { error } = await auth.updateUser({ password });
  if (error) await refuse(error);
}
