import { Autocomplete as Kit } from '@base-ui/react/autocomplete';
import { useRef } from 'react';
import { FieldFrame } from './Field.tsx';
import css from './SuggestField.module.css';

export interface Suggestion {
  value: string;
  /** Said beside the value. */
  detail?: string;
}

interface Props {
  label: string;
  value: string;
  error?: string | undefined;
  className?: string | undefined;
  /** What fits the text, best first. */
  suggest: (text: string) => readonly Suggestion[];
  /** While typing, the best suggestion is marked and Tab takes it. */
  completes?: boolean;
  /** The form of a typed text, e.g. in capitals; keeps its length. */
  typed?: (text: string) => string;
  onChange: (text: string) => void;
  /** Left the field: the text may take its final form. */
  onLeave?: (text: string) => void;
}

/** A text field that offers what fits while one types; any other text is as good. */
export function SuggestField(props: Props) {
  const {
    label,
    value,
    error,
    className,
    suggest,
    completes = false,
    typed = (text) => text,
    onChange,
    onLeave,
  } = props;
  const marked = useRef<string | null>(null);
  const found = suggest(value);
  const details = new Map(found.map((suggestion) => [suggestion.value, suggestion.detail]));

  function change(text: string, details: Kit.Root.ChangeEventDetails) {
    const input = details.event.target;
    const next = typed(text);
    if (details.reason === 'input-change' && input instanceof HTMLInputElement && next !== text) {
      const caret = input.selectionStart;
      input.value = next;
      input.setSelectionRange(caret, caret);
    }
    onChange(next);
  }

  return (
    <FieldFrame label={label} error={error} className={className}>
      {(control) => (
        <Kit.Root
          items={found.map((suggestion) => suggestion.value)}
          mode="none"
          value={value}
          onValueChange={change}
          autoHighlight={completes}
          onItemHighlighted={(item: string | undefined) => {
            marked.current = item ?? null;
          }}
          onOpenChange={(open) => {
            if (!open) marked.current = null;
          }}
        >
          <Kit.Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key === 'Tab' && !event.shiftKey && marked.current !== null) onChange(marked.current);
            }}
            onBlur={(event) => onLeave?.(event.currentTarget.value)}
          />
          <Kit.Portal>
            <Kit.Positioner className={css.positioner} sideOffset={4} align="start">
              <Kit.Popup className={css.popup} hidden={found.length === 0}>
                <Kit.List className={css.list} aria-label={`${label} önerileri`}>
                  {(item: string) => (
                    <Kit.Item key={item} value={item} className={css.item}>
                      <span>{item}</span>
                      {details.get(item) && <span className={css.detail}>{details.get(item)}</span>}
                    </Kit.Item>
                  )}
                </Kit.List>
              </Kit.Popup>
            </Kit.Positioner>
          </Kit.Portal>
        </Kit.Root>
      )}
    </FieldFrame>
  );
}
