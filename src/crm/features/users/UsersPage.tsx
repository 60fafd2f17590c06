import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAdmin } from '../../../domain/permissions.ts';
import { hasCode, messageOf } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { useUser } from '../session/session-store.ts';
import { AdminsOnly } from './AdminsOnly.tsx';
import { NewUserForm } from './NewUserForm.tsx';
import { type UserAction, UserActions } from './UserActions.tsx';
import css from './UsersPage.module.css';
import { UsersTable } from './UsersTable.tsx';
import { listUsers, type StaffUser } from './users-api.ts';

export function Component() {
  const admin = isAdmin(useUser());
  const query = useQuery({ queryKey: ['users', 'list'], queryFn: listUsers, enabled: admin });
  const [action, setAction] = useState<{ name: UserAction; user: StaffUser } | null>(null);
  if (!admin || hasCode(query.error, 'forbidden')) return <AdminsOnly />;

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
