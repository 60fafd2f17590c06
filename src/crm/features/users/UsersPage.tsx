import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, messageOf } from '../../api/errors.ts';
import { AdminsOnly } from '../../shell/AdminsOnly.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { NewUserForm } from './NewUserForm.tsx';
import { type UserAction, UserActions } from './UserActions.tsx';
import css from './UsersPage.module.css';
import { UsersTable } from './UsersTable.tsx';
import { listUsers, type StaffUser } from './users-api.ts';

export function Component() {
  const query = useQuery({ queryKey: ['users', 'list'], queryFn: listUsers });
  const [action, setAction] = useState<{ name: UserAction; user: StaffUser } | null>(null);
  // No longer an admin since the screen was opened.
  if (hasCode(query.error, 'forbidden')) return <AdminsOnly />;

  return (
    <div className={page.page}>
      <PageTitle>Kullanıcılar</PageTitle>
      <div className={page.head}>
        <h1>Kullanıcılar</h1>
        <p>Ekibin hesapları. Yöneticiler hesap açar, düzenler ve kapatır.</p>
      </div>
      <NewUserForm />
      {query.isError && (
        <div className={css.failed} role="alert">
          <p>{messageOf(query.error)}</p>
          <Button icon="reload" onClick={() => query.refetch()}>
            Yeniden dene
          </Button>
        </div>
      )}
      {(!query.isError || query.data) && (
        <UsersTable users={query.data} onAction={(name, user) => setAction({ name, user })} />
      )}
      {action && <UserActions key={action.name + action.user.id} {...action} onDone={() => setAction(null)} />}
    </div>
  );
}
