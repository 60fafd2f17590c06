import css from './Palette.module.css';

interface Props {
  /** Whether the marked entry can open in another tab. */
  hasAddress: boolean;
  /** The prefix that searches people; null if the user may not search them. */
  peopleSign: string | null;
}

/** Explains the keys on devices with a keyboard. */
export function PaletteFoot({ hasAddress, peopleSign }: Props) {
  return (
    <footer className={css.foot}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>seç
      </span>
      <span>
        <kbd>Enter</kbd>aç
      </span>
      {hasAddress && (
        <span>
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>yeni sekmede
        </span>
      )}
      {peopleSign && (
        <span>
          Kişi için <kbd>{peopleSign}</kbd>
        </span>
      )}
    </footer>
  );
}
