import { OnDemand, onDemand } from '../../../ui/on-demand.tsx';
import type { Entry } from '../entries/entry-draft.ts';
import { useWaitingSales } from './sale-queue.ts';

const waitingList = onDemand(async () => (await import('./WaitingList.tsx')).WaitingList);

export function WaitingSales({ onReturn }: { onReturn: (entry: Entry) => void }) {
  const waiting = useWaitingSales();
  if (waiting.length === 0) return null;
  return <OnDemand part={waitingList} waiting={waiting} onReturn={onReturn} />;
}
