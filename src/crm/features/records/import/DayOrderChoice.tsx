import { useId } from 'react';
import type { DayOrder, FoundOrder } from '../../../../domain/import/day-order.ts';
import css from './DayOrderChoice.module.css';

interface Props {
  found: Exclude<FoundOrder, 'dayFirst'>;
  chosen: DayOrder | null;
  disabled: boolean;
  onChoose: (order: DayOrder) => void;
}

const words: Readonly<Record<Props['found'], string>> = {
  open: 'Tarihler 05/06/2026 gibi yazılmış: gün mü önce, ay mı, sütundan belli olmuyor. Gün önce sayıldı.',
  monthFirst: 'Tarihlerde ay önce yazılmış (11/25/2026 gibi); bütün sütun öyle okundu.',
  mixed: 'Aynı sütunda hem günü hem ayı önce yazılmış tarihler var. Sırayı seçin veya dosyayı düzeltin.',
};
const orders: Readonly<Record<DayOrder, string>> = { dayFirst: 'Gün/Ay', monthFirst: 'Ay/Gün' };

export function DayOrderChoice({ found, chosen, disabled, onChoose }: Props) {
  const read = chosen ?? { open: 'dayFirst', monthFirst: 'monthFirst', mixed: null }[found];
  const id = useId();
  return (
    <fieldset className={css.choice} disabled={disabled} aria-describedby={id}>
      <legend className="sr-only">Tarih sırası</legend>
      <p id={id} role="status">
        {words[found]}
      </p>
      <div className={css.orders}>
        {Object.entries(orders).map(([order, name]) => (
          <label key={order}>
            <input type="radio" name={id} checked={order === read} onChange={() => onChoose(order as DayOrder)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
