import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showSuccess } from '../../ui/toast.ts';
import { useProof } from '../password/use-proof.tsx';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import css from './UsersPage.module.css';
import { useRefusal } from './use-refusal.tsx';
import { faultsOf, type UserFaults } from './user-faults.ts';
import { createUser } from './users-api.ts';

const empty = { first_name: '', last_name: '', email: '', password: '', is_admin: false };

export function NewUserForm() {
  const client = useQueryClient();
  const [user, setUser] = useState(empty);
  const [faults, setFaults] = useState<UserFaults>({});
  const [busy, setBusy] = useState(false);
  const { tell, alert } = useRefusal('Kullanıcı eklenemedi');
  const { proven, question } = useProof();
  useUnsavedInput(Object.values(user).some(Boolean));

  function set(change: Partial<typeof empty>) {
    setUser({ ...user, ...change });
    setFaults({});
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = faultsOf(user);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      if (!(await proven((present) => createUser(user, present)))) return;
      setUser(empty);
      showSuccess('Kullanıcı eklendi');
      void client.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate aria-busy={busy} aria-label="Yeni kullanıcı">
        <TextField
          label="Ad"
          required
          autoComplete="off"
          value={user.first_name}
          error={faults.first_name}
          onChange={(event) => set({ first_name: event.target.value })}
        />
        <TextField
          label="Soyad"
          required
          autoComplete="off"
          value={user.last_name}
          error={faults.last_name}
          onChange={(event) => set({ last_name: event.target.value })}
        />
        <TextField
          label="E-posta"
          type="email"
          required
          autoComplete="off"
          value={user.email}
          error={faults.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          label="Şifre"
          type="password"
          required
          autoComplete="new-password"
          value={user.password}
          error={faults.password}
          onChange={(event) => set({ password: event.target.value })}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={user.is_admin}
            onChange={(event) => set({ is_admin: event.target.checked })}
          />
          Admin
        </label>
        <Button type="submit" look="primary" icon="plus" aria-disabled={busy}>
          Yeni Kullanıcı Ekle
        </Button>
        {alert}
      </form>
      {question}
    </>
  );
}
