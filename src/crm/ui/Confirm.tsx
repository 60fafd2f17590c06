import { AlertDialog as Kit } from '@base-ui/react/alert-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './Confirm.module.css';
import { classes } from './classes.ts';
import overlay from './overlay.module.css';
import { keepPlacedFocus } from './placed-focus.ts';

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Label of the confirming button; if unset, the dialog only shows a message. */
  action?: string;
  /** Whether confirming deletes nothing, so that the button is not shown as dangerous. */
  harmless?: boolean | undefined;
  dismiss?: string;
  other?: { name: string; press: () => void } | undefined;
  busy?: boolean;
  wide?: boolean;
  onKeyDown?: ComponentProps<typeof Kit.Popup>['onKeyDown'];
  /** Where the focus goes when the dialog closes; if unset, back to where it was. */
  finalFocus?: ComponentProps<typeof Kit.Popup>['finalFocus'];
  onAction?: () => void;
  onDismiss: () => void;
}

export function Confirm({
  open,
  title,
  children,
  action,
  harmless = false,
  dismiss = 'Vazgeç',
  other,
  busy,
  wide,
  onKeyDown,
  finalFocus,
  onAction,
  onDismiss,
}: Props) {
  return (
    <Kit.Root open={open} onOpenChange={(next) => !next && onDismiss()}>
      <Kit.Portal>
        <Kit.Backdrop className={classes(overlay.backdrop, overlay.fading)} forceRender />
        <Kit.Popup
          className={css.popup}
          data-wide={wide || undefined}
          ref={keepPlacedFocus}
          finalFocus={finalFocus}
          onKeyDown={onKeyDown}
        >
          <Kit.Title className={css.title}>{title}</Kit.Title>
          {children && (
            <Kit.Description render={<div />} className={css.text}>
              {children}
            </Kit.Description>
          )}
          <div className={css.actions}>
            <Kit.Close render={<Button />}>{dismiss}</Kit.Close>
            {action && (
              <Button look={harmless ? 'primary' : 'danger'} aria-disabled={busy} onClick={() => !busy && onAction?.()}>
                {action}
              </Button>
            )}
            {other && <Button onClick={other.press}>{other.name}</Button>}
          </div>
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}
