import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { IsoDate } from '../../../domain/days/dates.ts';
import { type Channel, channels } from '../../../domain/reports/facets.ts';
import { formatMoney, readNetMoney } from '../../../domain/text/money.ts';
import { messageOf } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import { resumable } from '../session/resume.ts';
import { useUnsavedInput } from '../session/unsaved-input.ts';
import { type Count, type Counted, readCount, saveCount } from './requests.ts';
import { dayKey } from './use-day.ts';

type Typed = Partial<Record<Channel, string>>;

const pause = 500;
const nothing: Count = {
  virtualpos: null,
  card: null,
  transfer: null,
  currentaccountpayment: null,
  countedbyemail: null,
  countedat: '',
  recorded: {},
};

/** Saves typed amounts after a pause in typing and when the screen is left. */
export function useCount(day: IsoDate, shift: string | null, enabled: boolean, isClosed: boolean) {
  const client = useQueryClient();
  const queryKey = [...dayKey, 'count', day, shift];
  const query = useQuery({ queryKey, queryFn: () => readCount(day, shift), enabled });
  const [entered, setTyped] = useState<Typed>({});
  const typed = isClosed ? {} : entered;
  const [isFailed, setFailed] = useState(false);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const stored = query.data ?? nothing;

  const texts = Object.fromEntries(
    channels.map((channel) => [channel, typed[channel] ?? textOf(stored[channel])]),
  ) as Record<Channel, string>;
  const unsaved = changesOf(typed, stored);
  const isUnsaved = Object.keys(unsaved).length > 0;
  const isUnread = channels.some((channel) => 'fault' in readNetMoney(texts[channel]));
  useUnsavedInput(isUnsaved || isUnread);

  async function save(changes: Counted): Promise<boolean> {
    if (Object.keys(changes).length === 0) return true;
    try {
      const saved = await resumable(() => saveCount(day, shift, changes));
      client.setQueryData<Count | null>(queryKey, saved);
      // Fetch the report again: it may be older than the saved count.
      void client.invalidateQueries({ queryKey: [...dayKey, 'report'] });
    } catch (error) {
      setFailed(true);
      showError('Sayım kaydedilemedi', messageOf(error), 'save-count');
      void client.invalidateQueries({ queryKey: dayKey });
      return false;
    }
    setFailed(false);
    setTyped((now) => withoutSaved(now, changes));
    return true;
  }
  /** Saves one at a time, so that the latest input is stored last. */
  function flush(): Promise<boolean> {
    const next = saving.current.then(() => save(unsaved));
    saving.current = next;
    return next;
  }
  /** The user confirms the stored amounts, so they are stored again, as if counted now. */
  const confirm = () => save(Object.fromEntries(channels.map((channel) => [channel, stored[channel]])));
  const flushNow = useEffectEvent(flush);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
  useEffect(() => {
    const timer = setTimeout(flushNow, pause);
    return () => clearTimeout(timer);
  }, [entered]);
  useEffect(() => () => void flushNow(), []);

  return {
    query,
    stored,
    texts,
    amounts: Object.fromEntries(channels.map((channel) => [channel, amountOf(texts[channel])])) as Record<
      Channel,
      number | null
    >,
    isUnread,
    isUnsaved,
    isFailed,
    type: (channel: Channel, text: string) => setTyped((now) => ({ ...now, [channel]: text })),
    flush,
    confirm,
  };
}

export type CountState = ReturnType<typeof useCount>;

const textOf = (amount: number | null) => (amount === null ? '' : formatMoney(amount));

function amountOf(text: string): number | null {
  const read = readNetMoney(text);
  return 'amount' in read ? read.amount : null;
}

function changesOf(typed: Typed, stored: Count): Counted {
  const changes: Counted = {};
  for (const channel of channels) {
    const read = typed[channel] === undefined ? null : readNetMoney(typed[channel]);
    if (read && 'amount' in read && read.amount !== stored[channel]) changes[channel] = read.amount;
  }
  return changes;
}

/** Removes the saved amounts from `typed`, but keeps an amount that was changed after the save began. */
function withoutSaved(typed: Typed, saved: Counted): Typed {
  const left = { ...typed };
  for (const channel of channels) {
    if (channel in saved && left[channel] === textOf(saved[channel] ?? null)) delete left[channel];
  }
  return left;
}
