import { useState } from 'react';
import { airportCode } from '../../../../domain/places/airport-search.ts';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { classes } from '../../../ui/classes.ts';
import { useCommands } from '../../../ui/commands.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ariaKeys, hintOf, shortcuts } from '../../../ui/shortcuts.ts';
import css from './RoundTrip.module.css';
import { useAltKeys } from './use-alt-keys.ts';

export function useRoundTrip(draft: RecordDraft, set: (changes: Partial<RecordDraft>) => void) {
  const [isChosen, choose] = useState(false);
  const isRound = isChosen || draft.returnTo !== '';
  return {
    isRound,
    toggle() {
      choose(!isRound);
      set({ returnTo: isRound ? '' : airportCode(draft.depart) });
    },
    /** A round trip ends where it began: a new departure airport changes `returnTo` too. */
    following: (depart: string): Partial<RecordDraft> =>
      isRound && draft.returnTo === draft.depart ? { depart, returnTo: depart } : { depart },
  };
}

interface Props {
  trip: ReturnType<typeof useRoundTrip>;
  className: string | undefined;
}

export function RoundTripChoice({ trip: { isRound, toggle }, className }: Props) {
  useAltKeys({ roundTrip: toggle });
  useCommands(() => ({ runs: { roundTrip: toggle } }), 'dialog');
  return (
    // biome-ignore lint/a11y/useSemanticElements: looks like a button and must not count as a field of the form
    <button
      type="button"
      role="checkbox"
      className={classes(css.choice, className)}
      aria-checked={isRound}
      aria-label="Gidiş-dönüş"
      aria-keyshortcuts={ariaKeys(shortcuts.roundTrip)}
      tabIndex={-1}
      onClick={toggle}
    >
      <span className={css.box}>{isRound && <Icon name="check" size={14} />}</span>
      Gidiş-dönüş
      <span aria-hidden="true" className={css.hint}>
        {hintOf(shortcuts.roundTrip)}
      </span>
    </button>
  );
}
