import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordDraft } from '../../../../domain/records/record-entry.ts';
import { wholeNumber } from '../../../../domain/text/phones.ts';
import { foldText } from '../../../../domain/text/turkish.ts';
import { type FoundValues, fillFrom, stillPasted } from '../entries/pasted-fill.ts';
import { findKnownPhone, type KnownCustomer } from '../requests/find-known-phone.ts';
import type { EntryForm } from './use-entry-form.ts';

/** Milliseconds without typing before the number is looked up. */
const pause = 300;

export function useKnownPhone({ read, change }: EntryForm, canAsk: boolean) {
  const { known, draft } = read().entry;
  const number = canAsk ? wholeNumber(draft.phone) : null;
  const [wanted, want] = useState<string | null>(null);
  // A phone number fills in its customer's values only once, so that a value that staff then remove does not come back.
  const filledFor = useRef(Object.keys(known).length > 0 ? number : null);

  useEffect(() => {
    const timer = setTimeout(() => want(number), pause);
    return () => clearTimeout(timer);
  }, [number]);
  const { data } = useQuery({
    queryKey: ['records', 'phone', wanted],
    queryFn: ({ signal }) => findKnownPhone(wanted ?? '', signal),
    enabled: wanted !== null && wanted === number,
    retry: false,
    refetchInterval: false,
    gcTime: 5000,
  });
  const customer = number !== null && number === wanted ? (data ?? null) : null;

  /** Takes back the values that staff have not confirmed: the new number belongs to another customer. */
  const leave = useEffectEvent((now: string | null) => {
    if (filledFor.current === null || filledFor.current === now) return;
    change({ do: 'takeBackKnown' });
    filledFor.current = null;
  });
  useEffect(() => leave(number), [number]);

  /** Fills in nothing while the focus is in the name, because staff are typing it. */
  const offer = useEffectEvent((focused: Element | null) => {
    if (!customer || filledFor.current === number || isName(focused)) return;
    const latest = read().entry.draft;
    filledFor.current = number;
    change({ do: 'know', known: fillFrom(valuesFor(customer, latest), latest, latest).pasted });
  });
  useEffect(() => {
    if (customer) offer(document.activeElement);
  }, [customer]);

  // Select a TC number that was filled into the focused field, so that typing replaces it.
  useEffect(() => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLInputElement && focused.value === known.citizenId?.value) focused.select();
  }, [known]);

  const unconfirmed = stillPasted(known, draft);
  return {
    unconfirmed,
    other: customer && !isSameName(customer, draft) && unconfirmed.length === 0 ? customer : null,
    offer: (focused: Element | null) => offer(focused),
    confirm: () => change({ do: 'confirmKnown' }),
    takeBack: () => change({ do: 'takeBackKnown' }),
  };
}

const isName = (focused: Element | null) =>
  focused instanceof HTMLInputElement && focused === focused.closest('[data-part="passenger"]')?.querySelector('input');

const isSameName = ({ fullName }: KnownCustomer, draft: RecordDraft) => foldText(fullName) === foldText(draft.fullName);

function valuesFor(customer: KnownCustomer, draft: RecordDraft): FoundValues {
  const isEmpty = draft.fullName.trim() === '';
  if (!isEmpty && !isSameName(customer, draft)) return {};
  const citizenId =
    customer.citizenId && draft.citizenId.trim() === '' ? { citizenId: { value: customer.citizenId } } : {};
  return { ...(isEmpty && { fullName: { value: customer.fullName } }), ...citizenId };
}
