import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import dialog from '../../ui/form-dialog.module.css';
import { focusFirstFault } from '../../ui/placed-focus.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import type { UserFormProps } from './EditUser.tsx';
import css from './UsersPage.module.css';
import { removeFactors, setUserPassword } from './users-api.ts';

export function ResetPassword({ user, busy, run, over, onClose }: UserFormProps) {
  const [password, setPassword] = useState('');
  const [lostDevice, setLostDevice] = useState(false);
  const [fault, setFault] = useState<string>();
  useUnsavedInput(password !== '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isShort = password.length < 6;
    setFault(isShort ? 'En az 6 karakter olmalı.' : undefined);
    if (isShort) return focusFirstFault(event.currentTarget);
    if (!busy) void run(reset, 'Şifre sıfırlandı');
  }

  async function reset(present?: string) {
    await setUserPassword(user.id, password, present);
    if (lostDevice) await removeFactors(user.id, present);
  }

  return (
    <Dialog open onClose={onClose} title="Şifre sıfırla" size="s">
      <form className={dialog.form} onSubmit={submit} noValidate aria-busy={busy}>
        <p>
          <strong>{user.email}</strong> bu şifreyle giriş yapar; açık oturumları kapanır. Şifreyi kendisine siz iletin;
          girişte kendi şifresini belirlemesi istenir.
        </p>
        <TextField
          label="Yeni Şifre"
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={password}
          error={fault}
          onChange={(event) => setPassword(event.target.value)}
        />
        <label className={css.check}>
          <input type="checkbox" checked={lostDevice} onChange={(event) => setLostDevice(event.target.checked)} />
          İki adımlı doğrulamayı da kaldır (doğrulama cihazı kaybolduysa)
        </label>
        <div className={dialog.buttons}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            Şifreyi kaydet
          </Button>
        </div>
      </form>
      {over}
    </Dialog>
  );
}
