import { agency } from '../../agency.ts';
import { RowActions, Table } from '../../ui/Table.tsx';
import { useUser } from '../session/session-store.ts';
import { AccountFacts } from './AccountFacts.tsx';
import type { UserAction } from './UserActions.tsx';
import css from './UsersTable.module.css';
import { isPending, type StaffUser } from './users-api.ts';

const columns = ['ID', 'Ad', 'Soyad', 'E-posta', 'Oluşturulma Tarihi', 'Rol'];
const dates = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeStyle: 'short', timeZone: agency.timeZone });

interface Props {
  users: StaffUser[] | undefined;
  canInvite: boolean;
  onAction: (action: UserAction, user: StaffUser) => void;
}

export function UsersTable({ users, canInvite, onAction }: Props) {
  const own = useUser()?.id;
  return (
    <Table name="Kullanıcı tablosu" columns={columns} frameLook={css.frame} look={css.table} busy={!users}>
      {users?.map((user) => (
        <tr key={user.id} data-disabled={user.disabled || undefined}>
          <td className={css.id} title={user.id}>
            {user.id}
          </td>
          <td className={css.name}>{user.first_name}</td>
          <td className={css.name}>{user.last_name}</td>
          <td className={css.account}>
            <AccountFacts user={user} isOwn={user.id === own} />
          </td>
          <td className={css.date}>{dates.format(new Date(user.created_at))}</td>
          <td className={css.roleCell}>
            <span className={css.role} data-admin={user.is_admin || undefined}>
              {user.is_admin ? 'Admin' : 'User'}
            </span>
          </td>
          <RowActions look={css.actions}>
            {Object.entries(actionsOn(user, canInvite && isPending(user))).map(([action, name]) => (
              <button
                key={action}
                type="button"
                data-danger={action === 'delete' || undefined}
                onClick={() => onAction(action as UserAction, user)}
              >
                {name}
              </button>
            ))}
          </RowActions>
        </tr>
      ))}
    </Table>
  );
}

function actionsOn({ disabled }: StaffUser, isInvited: boolean): Partial<Record<UserAction, string>> {
  if (isInvited && !disabled) return { edit: 'Düzenle', invite: 'Yeniden davet et', delete: 'Sil' };
  const turn = disabled ? { enable: 'Etkinleştir' } : { disable: 'Devre dışı bırak' };
  return { edit: 'Düzenle', password: 'Şifre sıfırla', ...turn, delete: 'Sil' };
}
