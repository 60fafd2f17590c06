import type { ReactNode } from 'react';
import { TextField } from '../../ui/Field.tsx';
import css from './UsersPage.module.css';
import type { UserFaults } from './user-faults.ts';
import type { UserChange } from './users-api.ts';

interface Props {
  user: UserChange;
  faults: UserFaults;
  required?: boolean;
  onChange: (change: Partial<UserChange>) => void;
  children?: ReactNode;
}

export function UserFields({ user, faults, required, onChange, children }: Props) {
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...(required && { required, autoComplete: 'off' }),
    value: user[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <TextField label="Ad" {...field('first_name')} />
      <TextField label="Soyad" {...field('last_name')} />
      <TextField label="E-posta" type="email" {...field('email')} />
      {children}
      <label className={css.check}>
        <input
          type="checkbox"
          checked={user.is_admin}
          onChange={(event) => onChange({ is_admin: event.target.checked })}
        />
        Admin
      </label>
    </>
  );
}
