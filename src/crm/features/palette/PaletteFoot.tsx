import css from './Palette.module.css';

interface Props {
  /** Whether what is marked can be opened in another tab. */
  hasAddress: boolean;
  /** What asks for people; null for who may not. */
  peopleSign: string | null;
}

/** What the keys do, where there is a keyboard. */
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
