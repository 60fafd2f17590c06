import { Dialog } from '../ui/Dialog.tsx';
import { shortcuts } from '../ui/shortcuts.ts';
import css from './ShortcutsDialog.module.css';
import { shortcutTexts } from './shortcut-texts.ts';

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Klavye kısayolları">
      <div className={css.body}>
        {shortcutTexts.map(([place, texts]) => (
          <section key={place}>
            <h3>{place}</h3>
            <dl>
              {texts.map(([shortcut, does]) => (
                <div key={does}>
                  <dt>
                    {shortcuts[shortcut].map((key) => (
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
