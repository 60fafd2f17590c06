import { Dialog as Kit } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  open: boolean;
  /** Asked to close by Escape, the close button or a press outside; the owner decides. */
  onClose: () => void;
  title: string;
  size?: 's' | 'm';
  /** Sits at the edge of the screen instead of in its middle. */
  sheet?: boolean;
  children: ReactNode;
}

/** A window over the page with a sky as its head. Focus stays inside and returns to where it was. */
export function Dialog({ open, onClose, title, size = 'm', sheet = false, children }: Props) {
  return (
    <Kit.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Kit.Portal>
        <Kit.Backdrop className={css.backdrop} />
        <Kit.Popup className={classes(css.popup, sheet ? css.sheet : css[size])}>
          <header className={css.head}>
            <Kit.Title className={css.title}>{title}</Kit.Title>
            <Kit.Close render={<IconButton icon="close" label="Kapat" />} />
          </header>
          {children}
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}
