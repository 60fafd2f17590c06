import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import css from './ColumnSheet.module.css';
import { firstLayout, placeColumn, resetColumns, showColumn, useColumnLayout } from './column-layout.ts';
import { findColumn } from './columns.tsx';

/** Chooses which columns are shown and in which order. Changes apply immediately. */
export default function ColumnSheet({ onClose }: { onClose: () => void }) {
  const layout = useColumnLayout();
  return (
    <Dialog open onClose={onClose} title="Tablo Sütunları" sheet>
      <p className={css.intro}>İşaretli sütunlar tabloda görünür. Oklar sırayı değiştirir.</p>
      <ul className={css.list}>
        {layout.order.map((id, at) => {
          const name = findColumn(id)?.name ?? id;
          const before = layout.order[at - 1];
          const after = layout.order[at + 1];
          return (
            <li key={id}>
              <label id={`column-${id}`}>
                <input
                  type="checkbox"
                  checked={layout.visible.includes(id)}
                  onChange={(event) => showColumn(id, event.target.checked)}
                />
                {name}
              </label>
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
