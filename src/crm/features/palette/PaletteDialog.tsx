import { Dialog as Kit } from '@base-ui/react/dialog';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { todayIn } from '../../../domain/days/dates.ts';
import { agency } from '../../agency.ts';
import { hasNoWay, messageOf } from '../../api/errors.ts';
import { useReachable } from '../../api/network-status.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { offeredTo } from '../../ui/commands.ts';
import { Icon } from '../../ui/Icon.tsx';
import overlay from '../../ui/overlay.module.css';
import { shortcuts } from '../../ui/shortcuts.ts';
import { useDark } from '../../ui/theme-mode.ts';
import { usePhone } from '../../ui/use-media.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { useUser } from '../session/session-store.ts';
import { wouldLoseInput } from '../session/unsaved-input.ts';
import type { Asked, Entry } from './entry.ts';
import css from './Palette.module.css';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { Place } from './palette-store.ts';
import { ResultCount } from './ResultCount.tsx';
import { useFound } from './use-found.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  place: Place;
  onClose: () => void;
}

const page = 8;

/** An ARIA combobox whose list is always visible. */
export default function PaletteDialog({ place, onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useOpener();
  const isChosen = useRef(false);
  // Keep the commands that were offered on opening: the screen behind the palette may change.
  const [offered] = useState(() => offeredTo(place.focused, place.isOverDialog));
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const [asking, setAsking] = useState<Entry | null>(null);
  const { leaves, take } = useSteps(place, offered);
  const asked = useAsked(typed, place, offered);
  const { groups, isSearching, failure } = useFound(asked);
  const isReachable = useReachable();
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const current = entries[at];

  function choose(entry: Entry) {
    if (leaves(entry.step) && wouldLoseInput()) setAsking(entry);
    else go(entry);
  }

  function go({ step }: Entry) {
    isChosen.current = true;
    const back = leaves(step) ? false : opener();
    // Close first: nothing behind the palette can take the focus while the palette is open.
    flushSync(onClose);
    if (back) back.focus({ preventScroll: true });
    else document.querySelector('main')?.focus({ preventScroll: true });
    take(step);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: Math.min(at + page, entries.length - 1),
      PageUp: Math.max(at - page, 0),
    };
    const next = steps[event.key];
    if (event.key !== 'Enter' && next === undefined) return;
    event.preventDefault();
    if (next !== undefined) setMarked(entries.at(next % entries.length)?.id ?? null);
    else if (current && !event.ctrlKey && !event.metaKey) choose(current);
  }

  return (
    <Kit.Root open onOpenChange={(open) => !open && onClose()}>
      <Kit.Portal>
        <Kit.Backdrop className={overlay.backdrop} forceRender />
        <Kit.Popup className={css.popup} initialFocus={input} finalFocus={() => (isChosen.current ? false : opener())}>
          <Kit.Title className="sr-only">Komutlar</Kit.Title>
          <div className={css.field}>
            <Icon name="search" />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label="Komut veya kayıt ara"
              placeholder="Komut veya kayıt ara"
              aria-autocomplete="list"
              aria-expanded={entries.length > 0}
              aria-controls={entries.length > 0 ? listId : undefined}
              aria-activedescendant={current ? `${listId}-${at}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="go"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setMarked(null);
              }}
              onKeyDown={onKeyDown}
            />
            <Kit.Close className={css.close}>
              <span className="sr-only">Kapat</span>
              <kbd>{shortcuts.close}</kbd>
              <Icon name="close" />
            </Kit.Close>
          </div>
          <div className={css.results}>
            {entries.length > 0 && (
              <PaletteList
                id={listId}
                groups={groups}
                text={asked.text}
                at={at}
                onMark={({ id }) => setMarked(id)}
                onChoose={choose}
              />
            )}
            {entries.length === 0 && !isSearching && (
              <p className={css.none}>“{typed.trim()}” ile eşleşen komut veya kayıt yok.</p>
            )}
            {isSearching && <p className={css.note}>Kayıtlar aranıyor…</p>}
            <div role="status">
              {!isReachable || hasNoWay(failure) ? (
                <p className={css.offline}>
                  <Icon name="offline" />
                  Bağlantı yok: kayıtlar sunucuda aranamıyor. Komutlar ve son açılan kayıtlar burada.
                </p>
              ) : (
                failure && <p className={css.offline}>{messageOf(failure)}</p>
              )}
            </div>
          </div>
          <ResultCount count={entries.length} of={asked.text} isSearching={isSearching} />
          <PaletteFoot />
          <Confirm
            open={asking !== null}
            title="Yazdıklarınız silinsin mi?"
            action="Sil ve devam et"
            dismiss="Vazgeç"
            onAction={() => asking && go(asking)}
            onDismiss={() => setAsking(null)}
          >
            Bu ekranda kaydetmediğiniz bilgiler var.
          </Confirm>
        </Kit.Popup>
      </Kit.Portal>
    </Kit.Root>
  );
}

function useAsked(typed: string, { isOverDialog }: Place, offered: Asked['offered']): Asked {
  const user = useUser();
  const phone = usePhone();
  const dark = useDark();
  const { pathname } = useLocation();
  return {
    text: typed.trim(),
    user,
    today: todayIn(agency.timeZone),
    phone,
    dark,
    here: pathname,
    isOverDialog,
    offered,
  };
}
