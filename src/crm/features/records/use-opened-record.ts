import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { SalesRecord } from '../../../domain/records/sales-record.ts';
import { hasCode, hasNoWay, messageOf } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import type { RecordActions } from './list/record-actions.ts';
import { readRecord } from './requests/one-record.ts';
import { forgetOpened, openedRecords } from './requests/opened-records.ts';

export function useRecordInAddress({ edit, show }: Pick<RecordActions, 'edit' | 'show'>): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [form, past] = [params.get('record'), params.get('past')];

  const clear = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('record');
    rest.delete('past');
    setParams(rest, { replace: true, state });
  });
  useEffect(() => {
    if (form && isId.test(form)) void openRecord(Number(form), edit);
    else if (past && isId.test(past)) show({ what: 'past', id: Number(past) });
    else return;
    clear();
  }, [form, past, edit, show]);
}

const isId = /^\d{1,15}$/;

/** Without a network, opens the sale as this tab last showed it. */
export async function openRecord(id: number, how: (record: SalesRecord) => void): Promise<void> {
  try {
    how(await readRecord(id));
  } catch (error) {
    const known = hasNoWay(error) ? openedRecords().find((record) => record.id === id) : undefined;
    if (known) return how(known);
    if (hasCode(error, 'row_missing')) forgetOpened(id);
    showError('Kayıt açılamadı', messageOf(error), 'open-record');
  }
}
