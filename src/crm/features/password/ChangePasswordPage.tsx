import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { ToastPlace } from '../../ui/Toaster.tsx';
import { dismissToast, showError, showSuccess } from '../../ui/toast.ts';
import { lockOf } from '../session/lock.ts';
import { useUser } from '../session/session-store.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import css from './ChangePasswordPage.module.css';
import { changePassword } from './change-password.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';
import { sessionsKey } from './sessions-api.ts';
import { useProof } from './use-proof.tsx';

const minimumLength = 6;
const action = 'change-password';
/** Name of a toast that appears in the corner of the screen: inside the page, the sign-in dialog would cover it. */
const lostSession = 'lost-session';

export function Component() {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [busy, setBusy] = useState(false);
  const [enrolments, setEnrolments] = useState(0);
  const user = useUser();
  const lock = lockOf(user);
  const lacksOwnPassword = lock === 'password' || lock === 'invitation';
  const client = useQueryClient();
  const navigate = useNavigate();
  const { proven, question } = useProof();
  useUnsavedInput(password !== '' || repeat !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password.length < minimumLength) return showError('Zayıf şifre', 'En az 6 karakter olmalı.', action);
    if (password !== repeat) return showError('Şifreler uyuşmuyor', undefined, action);
    setBusy(true);
    try {
      if (!(await proven((present) => changePassword(password, present).catch(tellLost)))) return;
      dismissToast(lostSession);
      setPassword('');
      setRepeat('');
      const onward = { name: 'Anasayfaya geç', press: () => navigate('/') };
      showSuccess('Şifre güncellendi', action, lacksOwnPassword ? { button: onward } : {});
      // Fetch the list of sessions again: the other sessions ended with the old password.
      void client.invalidateQueries({ queryKey: sessionsKey });
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
        {lock === 'invitation' && (
          <p className={css.locked} role="status">
            Hesabınız hazır. Başlamak için yalnız sizin bildiğiniz bir şifre belirleyin; sonraki girişlerde e-posta
            adresinizi ve bu şifreyi kullanırsınız.
          </p>
        )}
        {lock === 'password' && (
          <p className={css.locked} role="status">
            Şifrenizi bir yönetici belirledi. Devam etmek için yalnız sizin bildiğiniz bir şifre belirleyin; öbür
            sayfalar o zaman açılır.
          </p>
        )}
        {lock === 'factor' && (
          <p className={css.locked} role="status">
            Yöneticiler için iki adımlı doğrulama zorunlu. Aşağıdan bir doğrulama uygulaması ekleyin; öbür sayfalar o
            zaman açılır.
          </p>
        )}
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
      {!lacksOwnPassword && (
        <>
          <SecondFactor onEnrolled={() => setEnrolments(enrolments + 1)} />
          <RecoveryCodes enrolments={enrolments} />
        </>
      )}
      {lock === null && <Sessions />}
      {question}
    </div>
  );
}

function tellLost(error: unknown): never {
  if (hasCode(error, 'session_expired')) showError('Oturum bulunamadı', undefined, lostSession);
  throw error;
}
