import type { ComponentProps } from 'react';
import css from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ComponentProps<'button'> {
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** Keyboard shortcut, shown but not part of the accessible name. */
  hint?: string;
}

export function Button({ look = 'plain', icon, hint, className, children, type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={classes(css.button, css[look], className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {hint && (
        <span className={css.hint} aria-hidden="true">
          {hint}
        </span>
      )}
    </button>
  );
}
