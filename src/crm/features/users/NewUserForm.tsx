import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { TextField } from '../../ui/Field.tsx';
import { focusFirstFault } from '../../ui/placed-focus.ts';
import { showSuccess } from '../../ui/toast.ts';
import { useProof } from '../password/use-proof.tsx';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import { UserFields } from './UserFields.tsx';
import css from './UsersPage.module.css';
import { useRefusal } from './use-refusal.tsx';
import { faultsOf, type UserFaults } from './user-faults.ts';
import { createUser, type Invitation, inviteUser } from './users-api.ts';

const empty = { first_name: '', last_name: '', email: '', password: '', is_admin: false };

interface Props {
  canInvite: boolean;
  onInvited: (invitation: Invitation) => void;
}

export function NewUserForm({ canInvite, onInvited }: Props) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [user, setUser] = useState(empty);
  const [faults, setFaults] = useState<UserFaults>({});
  const [busy, setBusy] = useState(false);
  const { tell, alert } = useRefusal('Kullanıcı eklenemedi');
  const { proven, question } = useProof();
  useCommands(() => ({ runs: { newUser: () => form.current?.querySelector('input')?.focus() } }));
  useUnsavedInput(Object.values(user).some(Boolean));

  function set(change: Partial<typeof empty>) {
    setUser({ ...user, ...change });
    setFaults({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(faultsOf(user), (present) => createUser(user, present), 'Kullanıcı eklendi');
  }

  /** Sends no password: the invited person sets it. */
  function invite() {
    const { password: _, ...invited } = user;
    const work = async (present?: string) => onInvited(await inviteUser(invited, present));
    void send(faultsOf(invited), work, 'Davet oluşturuldu');
  }

  async function send(found: UserFaults, work: (present?: string) => Promise<unknown>, done: string) {
    if (busy) return;
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(form.current);
    setBusy(true);
    try {
      if (!(await proven(work))) return;
      setUser(empty);
      showSuccess(done);
      void client.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <form className={css.form} ref={form} onSubmit={submit} noValidate aria-busy={busy} aria-label="Yeni kullanıcı">
        <UserFields user={user} faults={faults} required onChange={set}>
          <TextField
            label="Şifre"
            type="password"
            required
            autoComplete="new-password"
            value={user.password}
            error={faults.password}
            onChange={(event) => set({ password: event.target.value })}
          />
        </UserFields>
        <Button type="submit" look="primary" icon="plus" aria-disabled={busy}>
          Yeni Kullanıcı Ekle
        </Button>
        {canInvite && (
          <Button onClick={invite} aria-disabled={busy}>
            Davet et
          </Button>
        )}
        {alert}
      </form>
      {question}
    </>
  );
}
