import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import page from '../../ui/page.module.css';
import { AdminsOnly } from '../session/AdminsOnly.tsx';
import { findUsers } from './find-users.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { NewUserForm } from './NewUserForm.tsx';
import { type UserAction, UserActions } from './UserActions.tsx';
import { UserSearch } from './UserSearch.tsx';
import css from './UsersPage.module.css';
import { UsersTable } from './UsersTable.tsx';
import { type Invitation, listUsers, type StaffUser } from './users-api.ts';

export function Component() {
  const query = useQuery({ queryKey: ['users', 'list'], queryFn: listUsers });
  const [action, setAction] = useState<{ name: UserAction; user: StaffUser } | null>(null);
  const { state } = useLocation();
  const asked = searchOf(state);
  const [search, setSearch] = useState(asked);
  useEffect(() => setSearch(asked), [asked]);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const all = query.data?.users;
  const canInvite = query.data?.can_invite ?? false;
  const found = useMemo(() => all && findUsers(all, search), [all, search]);
  // The user lost the admin role while the screen was open.
  if (hasCode(query.error, 'forbidden')) return <AdminsOnly />;

  return (
    <div className={page.page}>
      <PageTitle>Kullanıcılar</PageTitle>
      <div className={page.head}>
        <h1>Kullanıcılar</h1>
        <p>Ekibin hesapları. Yöneticiler hesap açar, düzenler ve kapatır.</p>
      </div>
      <NewUserForm canInvite={canInvite} onInvited={setInvitation} />
      {query.isError && <LoadFailed className={css.failed} error={query.error} onRetry={() => query.refetch()} />}
      {(!query.isError || all) && (
        <>
          <UserSearch search={search} onSearch={setSearch} shown={found?.length ?? 0} all={all?.length} />
          {all && found?.length === 0 ? (
            <div className={css.none}>
              <p>Adında veya e-posta adresinde “{search.trim()}” geçen kullanıcı yok.</p>
              <Button icon="close" onClick={() => setSearch('')}>
                Aramayı temizle
              </Button>
            </div>
          ) : (
            <UsersTable users={found} canInvite={canInvite} onAction={(name, user) => setAction({ name, user })} />
          )}
        </>
      )}
      {action && (
        <UserActions
          key={action.name + action.user.id}
          {...action}
          onInvited={setInvitation}
          onDone={() => setAction(null)}
        />
      )}
      {invitation?.link && (
        <InvitationLink email={invitation.user.email} link={invitation.link} onClose={() => setInvitation(null)} />
      )}
    </div>
  );
}

/** Another screen passes the search in `state`, because it names people and must stay out of the address. */
function searchOf(state: unknown): string {
  const { search } = (state ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : '';
}
