import { markedPieces, wordFound } from '../../../domain/text/word-search.ts';
import { Icon } from '../../ui/Icon.tsx';
import { scrollIntoList } from '../../ui/scroll-into-list.ts';
import { ariaKeys } from '../../ui/shortcuts.ts';
import type { Entry } from './entry.ts';
import type { Group } from './groups.ts';
import css from './Palette.module.css';

interface Props {
  id: string;
  groups: readonly Group[];
  text: string;
  at: number;
  onMark: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

export function PaletteList({ id, groups, text, at, onMark, onChoose }: Props) {
  let count = 0;
  return (
    <div id={id} role="listbox" aria-label="Sonuçlar">
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: options cannot be in a fieldset
        <div key={title} role="group" aria-label={title} className={css.group}>
          <p className={css.heading} aria-hidden="true">
            {title}
          </p>
          {entries.map((entry) => {
            const place = count++;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
              <div
                key={entry.id}
                id={`${id}-${place}`}
                className={css.option}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                aria-keyshortcuts={entry.keys && ariaKeys(entry.keys)}
                ref={place === at ? scrollIntoList : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => place !== at && onMark(entry)}
                onClick={() => onChoose(entry)}
              >
                <Line entry={entry} text={text} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Line({ entry, text }: { entry: Entry; text: string }) {
  const { icon, name, amount, keys } = entry;
  const detail = entry.detail ?? wordFound(text, entry);
  return (
    <>
      <Icon name={icon} />
      <span className={css.texts}>
        <b>
          <Marked text={name} search={text} />
        </b>{' '}
        {(detail || amount) && (
          <span className={css.detail}>
            {detail && <Marked text={detail} search={text} />}
            {detail && amount && ' · '}
            {amount && <span data-back={amount.isBack || undefined}>{amount.text}</span>}
          </span>
        )}
      </span>
      {keys && (
        <span className={css.keys} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return markedPieces(search, text).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}
