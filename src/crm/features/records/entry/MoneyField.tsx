import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { groupDigits, parseMoney, regroup } from '../../../../domain/money.ts';
import { FieldFrame } from '../../../ui/Field.tsx';
import { moneyFaultTexts } from './fault-texts.ts';
import css from './MoneyField.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/**
 * Whole lira, grouped while they are typed. Keys that are no digits do nothing; a text that comes from elsewhere is
 * taken as a whole or refused with a message.
 */
export function MoneyField({ label, value, onChange }: Props) {
  const [fault, setFault] = useState<string>();

  function put(input: HTMLInputElement, text: string, caret: number) {
    // Written to the input first: React then finds its value unchanged and does not move the caret.
    input.value = text;
    input.setSelectionRange(caret, caret);
    setFault(undefined);
    onChange(text);
  }

  function refuse(input: HTMLInputElement, message: string) {
    input.value = value;
    setFault(message);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const { inputType, data } = event.nativeEvent as InputEvent;
    const typed = inputType?.startsWith('delete') || (inputType === 'insertText' && data?.length === 1);
    if (typed || input.value === '') {
      const edit = { text: input.value, caret: input.selectionStart ?? 0 };
      const { text, caret } = regroup(value, edit, inputType === 'deleteContentForward');
      put(input, text, caret);
      if (data === ',') setFault(moneyFaultTexts.decimal);
      return;
    }
    const read = parseMoney(input.value);
    if ('fault' in read) refuse(input, moneyFaultTexts[read.fault]);
    else put(input, groupDigits(read.digits), groupDigits(read.digits).length);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const input = event.currentTarget;
    const read = parseMoney(event.clipboardData.getData('text'));
    if ('fault' in read) return setFault(moneyFaultTexts[read.fault]);
    const start = input.selectionStart ?? value.length;
    const before = value.slice(0, start) + read.digits;
    const { text, caret } = regroup('', {
      text: before + value.slice(input.selectionEnd ?? start),
      caret: before.length,
    });
    put(input, text, caret);
  }

  return (
    <FieldFrame label={label} error={fault} className={css.field}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${css.input}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={change}
          onPaste={paste}
          onBlur={() => setFault(undefined)}
        />
      )}
    </FieldFrame>
  );
}
