import { Dialog as Kit } from '@base-ui/react/dialog';
import { Button } from '../../../ui/Button.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import { useRecordActions } from '../list/record-actions.ts';
import type { Refunds } from '../requests/find-linked.ts';
import { namesOf } from './form-parts.ts';
import { GroupFacts } from './GroupFacts.tsx';
import css from './RecordDialog.module.css';
import { RefundFacts } from './RefundFacts.tsx';

interface Props {
  entry: Entry;
  related: Refunds | undefined;
  isPasting: boolean;
  /** A null action hides its button. */
  runs: Readonly<Record<'paste' | 'past' | 'refund', (() => void) | null>>;
}

export function FormHead({ entry, related, isPasting, runs }: Props) {
  const { enter } = useRecordActions();
  return (
    <div className={css.head}>
      <Kit.Title className={css.title}>{namesOf(entry).title}</Kit.Title>
      <RefundFacts entry={entry} related={related} />
      <GroupFacts entry={entry} onPart={() => enter({ ...entry, groupOf: null })} />
      {runs.paste && (
        <Button icon="paste" shortcut="paste" aria-expanded={isPasting} onClick={runs.paste}>
          Yapıştır ve doldur
        </Button>
      )}
      {runs.past && (
        <Button icon="past" onClick={runs.past}>
          Geçmiş
        </Button>
      )}
      {runs.refund && (
        <Button icon="giveBack" shortcut="refund" onClick={runs.refund}>
          İade oluştur
        </Button>
      )}
    </div>
  );
}
