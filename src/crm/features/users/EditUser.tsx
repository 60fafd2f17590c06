import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import css from '../../ui/form-dialog.module.css';
import { focusFirstFault } from '../../ui/placed-focus.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import { UserFields } from './UserFields.tsx';
import { faultsOf, type UserFaults } from './user-faults.ts';
import { type StaffUser, type UserChange, updateUser } from './users-api.ts';

export interface UserFormProps {
  user: StaffUser;
  busy: boolean;
  run: (work: (present?: string) => Promise<unknown>, done: string) => Promise<void>;
  over: ReactNode;
  onClose: () => void;
}

export function EditUser({ user, busy, run, over, onClose }: UserFormProps) {
  const [change, setChange] = useState<UserChange>({
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    is_admin: user.is_admin,
  });
  const [faults, setFaults] = useState<UserFaults>({});
  useUnsavedInput(Object.entries(change).some(([field, value]) => user[field as keyof UserChange] !== value));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faultsOf(change);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(event.currentTarget);
    if (!busy) void run((present) => updateUser(user.id, change, present), 'Kullanıcı güncellendi');
  }

  return (
    <Dialog open onClose={onClose} title="Kullanıcıyı düzenle" size="s">
      <form className={css.form} onSubmit={submit} noValidate aria-busy={busy}>
        <UserFields user={change} faults={faults} onChange={(part) => setChange({ ...change, ...part })} />
        <div className={css.buttons}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" look="primary" aria-disabled={busy}>
            Güncelle
          </Button>
        </div>
      </form>
      {over}
    </Dialog>
  );
}
