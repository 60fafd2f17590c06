import type { User } from '@supabase/auth-js';
import { NavLink } from 'react-router';
import { agency } from '../agency.ts';
import { PaletteButton } from '../features/palette/PaletteButton.tsx';
import { useCommands } from '../ui/commands.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Mark } from '../ui/Mark.tsx';
import { openShortcuts } from '../ui/shortcuts-store.ts';
import { themeToggleName, toggleTheme, useDark } from '../ui/theme-mode.ts';
import { usePhone } from '../ui/use-media.ts';
import { describeUser } from './describe-user.ts';
import { SignOut } from './SignOut.tsx';
import css from './TopBar.module.css';

interface Props {
  user: User | null;
  collapsed: boolean;
  onToggle: () => void;
}

export function TopBar({ user, collapsed, onToggle }: Props) {
  const toggleName = collapsed ? 'Menüyü genişlet' : 'Menüyü daralt';
  const dark = useDark();
  const phone = usePhone();
  useCommands(() => ({ runs: { menu: phone ? null : onToggle }, about: toggleName }), 'frame');

  return (
    <header className={css.bar}>
      <IconButton className={css.toggle} icon="menu" label={toggleName} aria-expanded={!collapsed} onClick={onToggle} />
      <span className={css.brand}>
        <Mark size={28} />
        {agency.name}
      </span>
      <PaletteButton textClass={css.text} />
      <span className={css.email}>{describeUser(user).email}</span>
      <IconButton icon={dark ? 'sun' : 'moon'} label={themeToggleName(dark)} onClick={toggleTheme} />
      <IconButton className={css.help} icon="help" label="Klavye kısayolları" onClick={openShortcuts} />
      <NavLink className={css.link} to="/change-password">
        <Icon name="key" />
        <span className={css.text}>Şifre Değiştir</span>
      </NavLink>
      <SignOut className={css.leave} textClass={css.text} />
    </header>
  );
}
