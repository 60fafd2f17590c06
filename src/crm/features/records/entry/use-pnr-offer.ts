import { todayIn } from '../../../../domain/days/dates.ts';
import { agency } from '../../../agency.ts';
import { joinEntry, turnIntoRefund } from '../entries/entry-draft.ts';
import { useRecordActions } from '../list/record-actions.ts';
import type { SamePnrWays } from './SamePnrOffer.tsx';
import { refundedOf } from './same-pnr.ts';
import type { EntryForm } from './use-entry-form.ts';
import { useSamePnr } from './use-same-pnr.ts';

export function usePnrOffer({ read, change }: EntryForm) {
  const { enter } = useRecordActions();
  const { entry } = read();
  const samePnr = useSamePnr(entry.draft.pnr, entry);
  const isOpen = entry.record === null && entry.keptPnr !== entry.draft.pnr.trim();
  const open = isOpen ? samePnr : null;
  const ways: SamePnrWays = {
    onJoin: (first) => enter(joinEntry(read().entry, first)),
    onRefund(first) {
      const latest = read().entry;
      const origin = (samePnr && refundedOf(samePnr, latest.draft.fullName)) ?? first;
      enter(turnIntoRefund(latest, origin, todayIn(agency.timeZone)));
    },
    onKeep: () => change({ do: 'keepPnr' }),
  };
  return { samePnr, open, ways: open && ways };
}
