import type { User } from '@supabase/auth-js';
import { NavLink } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import css from './BottomBar.module.css';
import { linksFor } from './links.ts';
import { describeUser } from './who.ts';

/** The links on a phone, within reach of the thumb. */
export function BottomBar({ user }: { user: User | null }) {
  return (
    <nav className={css.bar} aria-label="Alt menü">
      {linksFor(describeUser(user).admin).map(({ to, name, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={css.link}>
          <Icon name={icon} size={20} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
