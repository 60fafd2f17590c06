import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { findColumn } from '../list/columns.tsx';
import css from './ColumnSheet.module.css';
import { firstLayout, placeColumn, resetColumns, showColumn, useColumnLayout } from './column-layout.ts';

export default function ColumnSheet({ onClose }: { onClose: () => void }) {
  const layout = useColumnLayout();
  // A column that is switched on stays in this list until the sheet closes: it must not move away under the finger.
  const [others] = useState(layout.order.filter((id) => findColumn(id)?.optional && !layout.visible.includes(id)));
  const order = layout.order.filter((id) => !others.includes(id));
  return (
    <Dialog open onClose={onClose} title="Tablo Sütunları" sheet>
      <p className={css.intro}>İşaretli sütunlar tabloda görünür. Oklar sırayı değiştirir.</p>
      <div className={css.lists}>
        <ul>
          {order.map((id, at) => {
            const before = order[at - 1];
            const after = order[at + 1];
            return (
              <li key={id}>
                <Choice id={id} isShown={layout.visible.includes(id)} />
                <IconButton
                  icon="up"
                  label="Öne al"
                  aria-describedby={`column-${id}`}
                  disabled={!before}
                  onClick={() => before && placeColumn(id, before, false)}
                />
                <IconButton
                  icon="down"
                  label="Arkaya al"
                  aria-describedby={`column-${id}`}
                  disabled={!after}
                  onClick={() => after && placeColumn(id, after, true)}
                />
              </li>
            );
          })}
        </ul>
        {others.length > 0 && (
          <details className={css.others}>
            <summary>Başka sütunlar ({others.length})</summary>
            <ul>
              {others.map((id) => (
                <li key={id}>
                  <Choice id={id} isShown={layout.visible.includes(id)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <footer className={css.foot}>
        <Button look="quiet" onClick={resetColumns} disabled={layout === firstLayout}>
          Varsayılana dön
        </Button>
        <Button look="primary" onClick={onClose}>
          Tamam
        </Button>
      </footer>
    </Dialog>
  );
}

function Choice({ id, isShown }: { id: string; isShown: boolean }) {
  return (
    <label id={`column-${id}`}>
      <input type="checkbox" checked={isShown} onChange={(event) => showColumn(id, event.target.checked)} />
      {findColumn(id)?.name}
    </label>
  );
}
