import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { SalesRecord } from '../../../domain/sales-record.ts';
import { messageOf } from '../../api/errors.ts';
import { showError } from '../../ui/toast.ts';
import { readRecord } from './requests/read-record.ts';

/** Opens a sale by its id, also the one that the address asks for; the list stays as it is. */
export function useOpenedRecord(onOpen: (record: SalesRecord) => void): (id: number) => void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = params.get('record');

  const open = useCallback(
    async (id: number) => {
      try {
        onOpen(await readRecord(id));
      } catch (error) {
        showError('Kayıt açılamadı', messageOf(error), 'open-record');
      }
    },
    [onOpen],
  );

  const openAsked = useEffectEvent((id: string) => {
    const rest = new URLSearchParams(params);
    rest.delete('record');
    setParams(rest, { replace: true, state });
    void open(Number(id));
  });
  useEffect(() => {
    if (asked && /^\d{1,15}$/.test(asked)) openAsked(asked);
  }, [asked]);
  return open;
}
