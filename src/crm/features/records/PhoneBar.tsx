import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useRecordActions } from './list/record-actions.ts';
import { SumList } from './list/SumList.tsx';
import type { ShownTotals } from './list/use-totals.ts';
import css from './PhoneBar.module.css';

export function PhoneBar({ sums }: { sums: ShownTotals }) {
  const { begin } = useRecordActions();
  const [explained, setExplained] = useState(false);
  return (
    <div className={css.bar}>
      <SumList {...sums} look="phone" explained={explained} />
      <div className={css.buttons}>
        <Button look="primary" icon="plus" onClick={begin}>
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
