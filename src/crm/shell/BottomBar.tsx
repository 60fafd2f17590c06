import type { User } from '@supabase/auth-js';
import { NavLink } from 'react-router';
import { menuFor } from '../features/session/menu.ts';
import type { Screen } from '../screens.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './BottomBar.module.css';
import { BottomMore } from './BottomMore.tsx';

export function BottomBar({ user }: { user: User | null }) {
  const [rest, everybodys] = [true, false].map((is) =>
    menuFor(user).filter(({ adminOnly, adminLink }) => Boolean(adminOnly ?? adminLink) === is),
  ) as [Screen[], Screen[]];
  return (
    <nav className={css.bar} aria-label="Alt menü">
      {everybodys.map((screen) => (
        <BarLink key={screen.path} screen={screen} />
      ))}
      {rest.length > 0 && <BottomMore screens={rest} user={user} />}
    </nav>
  );
}

function BarLink({ screen: { path, name, icon } }: { screen: Screen }) {
  return (
    <NavLink to={path} end={path === '/'} className={css.link}>
      {icon && <Icon name={icon} size={20} />}
      {name}
    </NavLink>
  );
}
