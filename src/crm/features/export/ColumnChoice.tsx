import { Button } from '../../ui/Button.tsx';
import css from './ColumnChoice.module.css';

export interface ChosenColumn {
  id: string;
  name: string;
  isOn: boolean;
}

interface Props {
  columns: readonly ChosenColumn[];
  chosen: readonly string[];
  isFixed: boolean;
  onChoose: (ids: string[]) => void;
}

export function ColumnChoice({ columns, chosen, isFixed, onChoose }: Props) {
  const pick = (is: (column: ChosenColumn) => boolean) => onChoose(columns.filter(is).map(({ id }) => id));
  return (
    <fieldset className={css.columns} disabled={isFixed}>
      <legend>
        Sütunlar <span role="status">({chosen.length} seçili)</span>
      </legend>
      <div className={css.list}>
        {columns.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => pick((one) => (one.id === id ? target.checked : chosen.includes(one.id)))}
            />
            {name}
          </label>
        ))}
      </div>
      <div className={css.all}>
        <Button look="quiet" onClick={() => pick(() => true)}>
          Hepsini seç
        </Button>
        <Button look="quiet" onClick={() => pick(({ isOn }) => isOn)}>
          Listedekiler
        </Button>
      </div>
    </fieldset>
  );
}
