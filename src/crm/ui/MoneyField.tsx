import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { readMoney, readNetMoney } from '../../domain/text/money.ts';
import {
  type FieldEdit,
  mayBeGrouping,
  pasteMoney,
  settleMoney,
  settleNetMoney,
  typeMoney,
  typeNetMoney,
} from '../../domain/text/money-keystrokes.ts';
import { classes } from './classes.ts';
import { FieldFrame, type Origin } from './Field.tsx';
import css from './MoneyField.module.css';
import { lettersDropped, moneyFaultTexts } from './money-faults.ts';

interface Props {
  label: string;
  value: string;
  hideLabel?: boolean;
  /** Accepts a negative amount, for a net sum. */
  isNet?: boolean;
  error: string | undefined;
  warning?: string | undefined;
  origin?: Origin | undefined;
  onChange: (text: string) => void;
}

/** Keeps text that is no amount, and says why. */
export function MoneyField({
  label,
  hideLabel = false,
  isNet = false,
  value,
  error,
  warning,
  origin,
  onChange,
}: Props) {
  const [isTyping, setTyping] = useState(false);
  const [isWord, setWord] = useState(false);
  const read = (isNet ? readNetMoney : readMoney)(value);
  const isOpen = isTyping && (mayBeGrouping(value) || (isNet && (value === '−' || mayBeGrouping(value.slice(1)))));
  const fault = 'fault' in read && !isOpen ? moneyFaultTexts[read.fault] : undefined;

  function put(input: HTMLInputElement, { text, caret }: FieldEdit) {
    // Write to the input itself: React then sees no change of value and leaves the caret alone.
    input.value = text;
    input.setSelectionRange(caret, caret);
    onChange(text);
  }

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '', data } = nativeEvent as InputEvent;
    setTyping(true);
    const isTyped = /^(delete|insertText|insertComposition)/.test(inputType) || target.value === '';
    const after = { text: target.value, caret: target.selectionStart ?? 0 };
    const type = isNet ? typeNetMoney : typeMoney;
    const edit = isTyped
      ? type(value, after, data ?? '', inputType === 'deleteContentForward')
      : pasteMoney('', [0, 0], after.text);
    // Letters typed over the whole amount would leave the field empty: keep the old amount, and say that the letters
    // were dropped.
    const isDropped = edit.text === '' && /\p{L}/u.test(data ?? '');
    setWord(isDropped);
    put(target, isDropped ? { text: value, caret: value.length } : edit);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const input = event.currentTarget;
    const start = input.selectionStart ?? value.length;
    setTyping(false);
    setWord(false);
    put(input, pasteMoney(value, [start, input.selectionEnd ?? start], event.clipboardData.getData('text')));
  }

  function leave() {
    setTyping(false);
    const settled = (isNet ? settleNetMoney : settleMoney)(value);
    if (settled !== value) onChange(settled);
  }

  return (
    <FieldFrame
      label={label}
      hideLabel={hideLabel}
      error={error ?? fault}
      warning={isWord ? lettersDropped : warning}
      origin={origin}
      className={classes(css.field, hideLabel && css.bare)}
    >
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${css.input}`}
          type="text"
          // The number pads of some phones have no minus, so a field that accepts one asks for the full keyboard.
          inputMode={isNet ? 'text' : 'numeric'}
          autoComplete="off"
          value={value}
          onChange={change}
          onPaste={paste}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}
