import css from './Palette.module.css';

export function PaletteFoot() {
  return (
    <footer className={css.foot}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>seç
      </span>
      <span>
        <kbd>Enter</kbd>aç
      </span>
    </footer>
  );
}
