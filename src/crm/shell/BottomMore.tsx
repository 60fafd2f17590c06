import type { User } from '@supabase/auth-js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Screen } from '../screens.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLightDismiss } from '../ui/use-light-dismiss.ts';
import css from './BottomBar.module.css';
import { describeUser } from './describe-user.ts';

export function BottomMore({ screens, user }: { screens: readonly Screen[]; user: User | null }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLightDismiss(box, open, () => setOpen(false));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  }

  const isHere = screens.some(({ path }) => pathname === path);
  const { email, letter } = describeUser(user);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape, which closes the list
    <div className={css.more} ref={box} onKeyDown={onKeyDown}>
      <button
        className={css.link}
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" size={20} />
        Diğer
      </button>
      {open && (
        <div className={css.sheet} id={id}>
          <p className={css.who}>
            <span className={css.avatar} aria-hidden="true">
              {letter}
            </span>
            <span className={css.email}>{email}</span>
            <span className={css.badge} title="Admin">
              Mod
            </span>
          </p>
          <ul>
            {screens.map(({ path, name, icon }) => (
              <li key={path}>
                <NavLink className={css.row} to={path} onClick={() => setOpen(false)}>
                  {icon && <Icon name={icon} size={20} />}
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
