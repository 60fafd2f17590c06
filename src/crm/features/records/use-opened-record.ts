import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { hasCode, hasNoWay, messageOf } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import { forgetOpened, openedRecords } from './requests/opened-records.ts';
import { readRecord } from './requests/read-record.ts';

/** Opens a sale by its id, also the one whose form (`record`) or past (`past`) the address asks for; the list stays as it is. */
export function useOpenedRecord(
  onOpen: (record: SalesRecord) => void,
  onPast: (record: SalesRecord) => void,
): (id: number) => void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [form, past] = [params.get('record'), params.get('past')];
  const open = useCallback((id: number) => openIn(onOpen, id), [onOpen]);

  const openAsked = useEffectEvent((id: string, how: typeof onOpen) => {
    const rest = new URLSearchParams(params);
    rest.delete('record');
    rest.delete('past');
    setParams(rest, { replace: true, state });
    void openIn(how, Number(id));
  });
  useEffect(() => {
    if (form && isId.test(form)) openAsked(form, onOpen);
    else if (past && isId.test(past)) openAsked(past, onPast);
  }, [form, past, onOpen, onPast]);
  return open;
}

const isId = /^\d{1,15}$/;

async function openIn(how: (record: SalesRecord) => void, id: number): Promise<void> {
  try {
    how(await readRecord(id));
  } catch (error) {
    const known = hasNoWay(error) ? openedRecords().find((record) => record.id === id) : undefined;
    if (known) return how(known);
    if (hasCode(error, 'row_missing')) forgetOpened(id);
    showError('Kayıt açılamadı', messageOf(error), 'open-record');
  }
}
