import type { ReactNode } from 'react';
import { typeset } from '../typeset.ts';

/** A choice among few, as a row of pills; the first is preselected, or none if `open`. */
export function Choices(props: {
  name: string;
  legend: string;
  className?: string;
  help?: string;
  open?: true;
  /** What is wrong with the choice. */
  wrong?: ReactNode;
  /** Labels by value. */
  children: Readonly<Record<string, string>>;
}) {
  return (
    <fieldset className={props.className}>
      <legend>{props.legend}</legend>
      <div className="seg">
        {Object.entries(props.children).map(([value, label], at) => (
          <label key={value}>
            <input type="radio" name={props.name} value={value} defaultChecked={!props.open && at === 0} />
            <span>{typeset(label)}</span>
          </label>
        ))}
      </div>
      {props.wrong}
      {props.help && <small>{typeset(props.help)}</small>}
    </fieldset>
  );
}
