import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ariaKeys, hintOf, shortcuts } from '../../ui/shortcuts.ts';
import css from './PaletteButton.module.css';
import { openPalette } from './palette-store.ts';

export function PaletteButton({ textClass }: { textClass: string | undefined }) {
  return (
    <button
      type="button"
      className={css.button}
      title="Komutlar"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(shortcuts.palette)}
      onClick={openPalette}
    >
      <Icon name="search" />
      <span className={classes(css.text, textClass)}>Komut veya kayıt ara</span>
      <span className={css.keys} aria-hidden="true">
        {hintOf(shortcuts.palette)}
      </span>
    </button>
  );
}
