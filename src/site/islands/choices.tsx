import type { ReactNode } from 'react';
import { typeset } from '../typeset.ts';

/** Radio buttons styled as a row of pills. The first is preselected; with `open` none is. */
export function Choices(props: {
  name: string;
  legend: string;
  className?: string;
  help?: string;
  open?: true;
  wrong?: ReactNode;
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
