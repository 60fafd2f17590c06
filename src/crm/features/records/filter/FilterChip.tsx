import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useAnchoredPopup } from '../../../ui/use-anchored-popup.ts';
import { useLightDismiss } from '../../../ui/use-light-dismiss.ts';
import css from './FacetChips.module.css';

interface Props {
  name: string;
  chosen: string | undefined;
  opens: 'menu' | 'dialog';
  onClear: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (close: () => void) => ReactNode;
}

export function FilterChip({ name, chosen, opens, onClear, onKeyDown, children }: Props) {
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLSpanElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useAnchoredPopup(chip, open, opens === 'menu' ? () => setOpen(false) : undefined);
  useLightDismiss(chip, open, () => setOpen(false));

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <span className={css.chip} ref={chip} data-chosen={chosen !== undefined || undefined}>
      <button
        className={css.trigger}
        type="button"
        ref={trigger}
        aria-haspopup={opens}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{chosen === undefined ? name : `${name}: ${chosen}`}</span>
        {chosen === undefined && <Icon name="open" />}
      </button>
      {chosen !== undefined && (
        <button
          className={css.clear}
          type="button"
          onClick={() => {
            close();
            onClear();
          }}
        >
          <Icon name="close" />
          <span className="sr-only">{name} süzgecini kaldır</span>
        </button>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the options inside
        <div
          className={css.popup}
          ref={popup}
          popover="manual"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return onKeyDown?.(event);
            event.stopPropagation();
            close();
          }}
        >
          {children(close)}
        </div>
      )}
    </span>
  );
}
