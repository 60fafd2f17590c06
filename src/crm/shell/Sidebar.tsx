import type { User } from '@supabase/auth-js';
import { NavLink } from 'react-router';
import { agency } from '../agency.ts';
import { menuFor } from '../features/session/menu.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { describeUser } from './describe-user.ts';
import css from './Sidebar.module.css';

export function Sidebar({ user, collapsed }: { user: User | null; collapsed: boolean }) {
  const { email, letter, admin } = describeUser(user);
  return (
    <aside className={css.sidebar} data-collapsed={collapsed || undefined}>
      <p className={css.brand}>
        <Mark />
        <span className={css.wide}>{agency.crmName}</span>
      </p>
      <nav className={css.nav} aria-label="Ana menü">
        {menuFor(user).map(({ path, name, icon }) => (
          <NavLink key={path} to={path} end={path === '/'} className={css.link} title={collapsed ? name : undefined}>
            {icon && <Icon name={icon} size={20} />}
            <span className={css.wide}>{name}</span>
          </NavLink>
        ))}
      </nav>
      <div className={css.who}>
        <span className={css.avatar} aria-hidden="true" title={collapsed ? email : undefined}>
          {letter}
        </span>
        <span className={css.email} title={email}>
          {email}
        </span>
        {admin && (
          <span className={css.badge} title="Admin">
            Mod
          </span>
        )}
      </div>
    </aside>
  );
}
