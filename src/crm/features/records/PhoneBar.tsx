import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SumList } from './list/SumList.tsx';
import type { ShownTotals } from './list/use-totals.ts';
import css from './PhoneBar.module.css';

interface Props {
  sums: ShownTotals;
  onNew: () => void;
}

/** On a phone: what the list comes to and the button for a new sale, always in view. */
export function PhoneBar({ sums, onNew }: Props) {
  const [explained, setExplained] = useState(false);
  return (
    <div className={css.bar}>
      <SumList {...sums} look="phone" explained={explained} />
      <div className={css.buttons}>
        <Button look="primary" icon="plus" onClick={onNew}>
          Yeni Kayıt
        </Button>
        <button
          type="button"
          className={css.explain}
          aria-expanded={explained}
          onClick={() => setExplained((before) => !before)}
        >
          Toplamlarda ne var?
        </button>
      </div>
    </div>
  );
}
