import type { User } from '@supabase/auth-js';
import { NavLink } from 'react-router';
import { menuFor } from '../screens.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './BottomBar.module.css';
import { describeUser } from './describe-user.ts';

/** The links on a phone, within reach of the thumb. */
export function BottomBar({ user }: { user: User | null }) {
  return (
    <nav className={css.bar} aria-label="Alt menü">
      {menuFor(describeUser(user).admin).map(({ path, name, icon }) => (
        <NavLink key={path} to={path} end={path === '/'} className={css.link}>
          {icon && <Icon name={icon} size={20} />}
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
