import { useId, useState } from 'react';
import css from './PreviewTable.module.css';

interface Props {
  label: string;
  text: string;
  /** Text of the cell's fault or doubt, if it has one. */
  words: string | null;
  isFault: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** An editable cell with a fault or a doubt. The new text counts when the field is left or Enter is pressed. */
export function CellInput({ label, text, words, isFault, disabled, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The text may change from outside, for example when garbled letters are mended or a day is recognised.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  const settle = () => typed !== text && onChange(typed);
  return (
    <>
      <input
        className={css.input}
        aria-label={label}
        aria-invalid={isFault || undefined}
        aria-describedby={words === null ? undefined : id}
        value={typed}
        disabled={disabled}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {words !== null && <em id={id}>{words}</em>}
    </>
  );
}
