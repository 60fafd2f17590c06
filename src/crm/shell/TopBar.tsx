import type { User } from '@supabase/auth-js';
import { NavLink, useNavigate } from 'react-router';
import { agency } from '../agency.ts';
import { signOut } from '../features/session/sign-out.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Mark } from '../ui/Mark.tsx';
import { toggleTheme, useDark } from '../ui/theme-mode.ts';
import { describeUser } from './describe-user.ts';
import { openShortcuts } from './shortcuts-store.ts';
import css from './TopBar.module.css';

interface Props {
  user: User | null;
  collapsed: boolean;
  onToggle: () => void;
}

export function TopBar({ user, collapsed, onToggle }: Props) {
  const navigate = useNavigate();
  const dark = useDark();

  async function leave() {
    await signOut();
    navigate('/login', { replace: true });
  }

  return (
    <header className={css.bar}>
      <IconButton
        className={css.toggle}
        icon="menu"
        label={collapsed ? 'Menüyü genişlet' : 'Menüyü daralt'}
        aria-expanded={!collapsed}
        onClick={onToggle}
      />
      <span className={css.brand}>
        <Mark size={28} />
        {agency.name}
      </span>
      <span className={css.email}>{describeUser(user).email}</span>
      <IconButton
        icon={dark ? 'sun' : 'moon'}
        label={dark ? 'Açık görünüme geç' : 'Koyu görünüme geç'}
        onClick={toggleTheme}
      />
      <IconButton className={css.help} icon="help" label="Klavye kısayolları" onClick={openShortcuts} />
      <NavLink className={css.link} to="/change-password">
        <Icon name="key" />
        <span className={css.text}>Şifre Değiştir</span>
      </NavLink>
      <Button className={css.leave} look="quiet" icon="leave" onClick={leave}>
        <span className={css.text}>Çıkış</span>
      </Button>
    </header>
  );
}
