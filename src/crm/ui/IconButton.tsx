import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import css from './IconButton.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" className={classes(css.button, className)} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
