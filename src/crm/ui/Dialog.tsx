import { Dialog as Kit } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import css from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import overlay from './overlay.module.css';
import { keepPlacedFocus } from './placed-focus.ts';

interface Props {
  open: boolean;
  /** Called on Escape, the close button or a click outside; the caller decides whether the dialog closes. */
  onClose: () => void;
  title: string;
  /** `l` is always as high as the screen. */
  size?: 's' | 'm' | 'l';
  lead?: string;
  sheet?: boolean | 'wide';
  children: ReactNode;
}

/** The focus starts in the first empty field and returns when the dialog closes. */
export function Dialog({ open, onClose, title, lead, size = 'm', sheet = false, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Kit.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Kit.Portal>
        <Kit.Backdrop className={classes(overlay.backdrop, overlay.fading)} />
        <Kit.Popup
          className={classes(css.popup, sheet ? css.sheet : css[size], sheet === 'wide' && css.wide)}
          ref={(element) => {
            popup.current = element;
            keepPlacedFocus(element);
          }}
          // If opened by touch, focus no field: that would bring up the on-screen keyboard.
          initialFocus={(opened) => opened === 'touch' || fieldToFill(popup.current)}
        >
          <header className={css.head}>
            <div>
              <Kit.Title className={css.title}>{title}</Kit.Title>
              {lead && <Kit.Description className={css.lead}>{lead}</Kit.Description>}
            </div>
            <Kit.Close render={<IconButton icon="close" label="Kapat" />} />
          </header>
          {children}
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}

function fieldToFill(popup: HTMLElement | null): HTMLElement | null {
  const inputs = [...(popup?.querySelectorAll('input') ?? [])];
  return inputs.find((input) => input.value === '') ?? inputs[0] ?? null;
}
