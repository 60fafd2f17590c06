import { useId, useState } from 'react';
import css from './PreviewTable.module.css';

interface Props {
  label: string;
  text: string;
  words: string | null;
  isFault: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

export function CellInput({ label, text, words, isFault, disabled, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // The text also changes from outside, for example when garbled letters are mended.
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
