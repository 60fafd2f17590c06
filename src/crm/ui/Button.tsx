import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import { ariaKeys, hintOf, type Shortcut, shortcuts } from './shortcuts.ts';

interface Props extends ComponentProps<'button'> {
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** Shown on the button, but not part of its accessible name. */
  shortcut?: Shortcut;
}

export function Button({ look = 'plain', icon, shortcut, className, children, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={classes(css.button, css[look], className)}
      aria-keyshortcuts={shortcut && ariaKeys(shortcuts[shortcut])}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && (
        <span className={css.hint} aria-hidden="true">
          {hintOf(shortcuts[shortcut])}
        </span>
      )}
    </button>
  );
}
