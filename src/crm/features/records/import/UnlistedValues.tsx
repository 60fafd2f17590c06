import {
  type Choice,
  type Choices,
  choiceKey,
  type ListName,
  type Unlisted,
} from '../../../../domain/import/values.ts';
import { airports } from '../../../../domain/places/suggested-airports.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { lists } from '../../../agency.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { listNames } from './import-texts.ts';
import css from './UnlistedValues.module.css';

interface Props {
  values: readonly Unlisted[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** Shows at most this many values: if there are more, a column is probably assigned to the wrong field. */
const most = 60;

export function UnlistedValues({ values, choices, onChoose }: Props) {
  const open = values.filter(({ list, text }) => !choices.has(choiceKey(list, text)));
  // The buttons that decide several values at once leave out sale types: these say whether money was paid back, so the
  // user must choose for each one.
  const together = open.filter(({ list }) => list !== 'saleType');
  const choose = (some: readonly Unlisted[], choice: Choice | null) => {
    const next = new Map(choices);
    for (const { list, text } of some) {
      if (choice === null) next.delete(choiceKey(list, text));
      else next.set(choiceKey(list, text), choice);
    }
    onChoose(next);
  };

  return (
    <section className={css.part} aria-labelledby="unlisted">
      <div className={css.head}>
        <h4 id="unlisted">Listede olmayan değerler</h4>
        <p>
          Kayıtlar bu alanlarda yalnız listedeki değerleri alır. Seçilmeyenler önizlemede hata olur.{' '}
          {formatCount(open.length)} değer bekliyor.
        </p>
        {together.length > 1 && (
          <div className={css.all}>
            <Button onClick={() => choose(together, 'note')}>Kalanları nota yaz</Button>
            <Button onClick={() => choose(together, 'empty')}>Kalanları boş bırak</Button>
          </div>
        )}
      </div>
      <ul className={css.values}>
        {values.slice(0, most).map((value) => {
          const { list, text, rows } = value;
          const key = choiceKey(list, text);
          return (
            <li key={key} data-open={!choices.has(key) || undefined}>
              <FieldFrame label={`${listNames[list]}: ${text}`}>
                {(control) => (
                  <select
                    {...control}
                    value={valueOfChoice(choices.get(key))}
                    onChange={({ target }) => choose([value], choiceOf(target.value))}
                  >
                    <option value="">Seçin</option>
                    <option value="note">Nota yaz</option>
                    <option value="empty">Boş bırak</option>
                    <optgroup label={listNames[list]}>
                      {optionsOf(list).map(([name, shown]) => (
                        <option key={name} value={`=${name}`}>
                          {shown}
                        </option>
                      ))}
                    </optgroup>
                  </select>
                )}
              </FieldFrame>
              <p>{formatCount(rows)} satırda</p>
            </li>
          );
        })}
      </ul>
      {values.length > most && <p>ve {formatCount(values.length - most)} değer daha.</p>}
    </section>
  );
}

function optionsOf(list: ListName): Array<readonly [name: string, shown: string]> {
  if (list !== 'airport') return lists[list].map(({ name }) => [name, name]);
  return airports.map(({ code, city, name }) => [code, `${code} · ${city === name ? city : `${city}, ${name}`}`]);
}

const valueOfChoice = (choice: Choice | undefined) =>
  typeof choice === 'object' ? `=${choice.listed}` : (choice ?? '');

function choiceOf(value: string): Choice | null {
  if (value === 'note' || value === 'empty') return value;
  return value === '' ? null : { listed: value.slice(1) };
}
