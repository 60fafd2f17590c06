import { goKeysOf } from '../features/palette/go-keys.ts';
import { screensFor } from '../features/session/menu.ts';
import { useUser } from '../features/session/session-store.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { shortcuts } from '../ui/shortcuts.ts';
import css from './ShortcutsDialog.module.css';
import { shortcutTexts } from './shortcut-texts.ts';

type Row = readonly [keys: readonly string[], does: string];

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const groups: [place: string, rows: Row[]][] = [
    ...shortcutTexts.map(([place, texts]): [string, Row[]] => [
      place,
      texts.map(([shortcut, does]) => [shortcuts[shortcut], does]),
    ]),
    ['Ekranlar, iki tuş art arda', screensFor(user).map((screen) => [goKeysOf(screen), screen.name])],
  ];
  return (
    <Dialog open onClose={onClose} title="Klavye kısayolları">
      <div className={css.body}>
        {groups
          .filter(([, rows]) => rows.length > 0)
          .map(([place, rows]) => (
            <section key={place}>
              <h3>{place}</h3>
              <dl>
                {rows.map(([keys, does]) => (
                  <div key={does}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
