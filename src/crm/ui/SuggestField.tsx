import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { FieldFrame, type Origin } from './Field.tsx';
import css from './SuggestField.module.css';
import { scrollIntoList } from './scroll-into-list.ts';
import { useAnchoredPopup } from './use-anchored-popup.ts';

export interface Suggestion {
  value: string;
  detail?: string;
  /**
   * If true, the list shows the suggestion but does not highlight it while the user types, who may mean another value.
   */
  isUnsure?: boolean;
}

interface Props {
  label: string;
  hideLabel?: boolean;
  value: string;
  error?: string | undefined;
  warning?: string | undefined;
  origin?: Origin | undefined;
  className?: string | undefined;
  suggest: (text: string) => readonly Suggestion[];
  /** Highlights the best suggestion while typing, so that Tab accepts it. */
  completes?: boolean;
  /** Transforms the text while the user types, such as to capitals. Must not change its length. */
  typed?: (text: string) => string;
  onChange: (text: string) => void;
  /** Called when the user leaves the field, to bring the typed text into its final form. */
  onLeave?: (text: string) => void;
}

/**
 * Follows the ARIA combobox pattern: the focus stays in the field while the list is open. Free text is accepted too.
 */
export function SuggestField(props: Props) {
  const {
    label,
    hideLabel,
    value,
    error,
    warning,
    origin,
    className,
    suggest,
    completes = false,
    typed = (text) => text,
    onChange,
    onLeave,
  } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isTyped = useRef(false);
  const found = open ? suggest(value) : [];
  const shown = found.length > 0;
  const popup = useAnchoredPopup(input, shown, () => setOpen(false));

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const caret = target.selectionStart;
    const text = typed(target.value);
    if (text !== target.value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    isTyped.current = true;
    onChange(text);
    setOpen(true);
    setMarked(completes && text !== '' && !suggest(text)[0]?.isUnsure ? 0 : -1);
  }

  function take(at: number) {
    const taken = found[at];
    if (taken) onChange(taken.value);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const count = (open ? found : suggest(value)).length;
      setMarked(open ? (marked + step + count) % Math.max(1, count) : step === 1 ? 0 : count - 1);
    } else if (!shown) {
      return;
    } else if (event.ctrlKey || event.metaKey) {
      // Ctrl+Enter saves the form: accept the marked option first, as Tab does.
      if (event.key === 'Enter' && marked >= 0) take(marked);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && marked >= 0) {
      event.preventDefault();
      take(marked);
    } else if (event.key === 'Tab' && !event.shiftKey && marked >= 0) {
      take(marked);
    }
  }

  return (
    <FieldFrame
      label={label}
      hideLabel={hideLabel}
      error={error}
      warning={warning}
      origin={origin}
      className={className}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={shown && marked >= 0 ? `${listId}-${marked}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={change}
            onKeyDown={onKeyDown}
            onPointerDown={() => {
              setOpen(true);
              setMarked(-1);
            }}
            onBlur={(event) => {
              setOpen(false);
              if (isTyped.current) onLeave?.(event.currentTarget.value);
              isTyped.current = false;
            }}
          />
          <div ref={popup} id={listId} className={css.list} role="listbox" aria-label="Öneriler" popover="manual">
            {found.map(({ value: option, detail }, at) => (
              // Keep the list open until the click: otherwise a touch screen would click what is below the list.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys
              <div
                key={option}
                id={`${listId}-${at}`}
                className={css.option}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                ref={at === marked ? scrollIntoList : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(at)}
              >
                <span>{option}</span>
                {detail && <span className={css.detail}>{detail}</span>}
              </div>
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
