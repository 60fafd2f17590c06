import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dismissToast, showError, showSuccess } from '../../../ui/toast.ts';
import { useUser } from '../../session/session-store.ts';
import type { Entry } from '../entries/entry-draft.ts';
import { reloadRecords } from '../requests/loaded-records.ts';
import { queueAction, savingAction } from '../requests/undo.ts';
import { openQueue, wakeQueue } from './sale-queue.ts';

const recordsPath = '/records';

export function SaleQueue() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const userId = useUser()?.id;

  const tellArrived = useEffectEvent((count: number) => {
    showSuccess(count === 1 ? 'Bekleyen kayıt gönderildi' : `Bekleyen ${count} kayıt gönderildi`, queueAction);
    void reloadRecords(client);
  });
  const tellRefused = useEffectEvent(({ draft }: Entry, reason: string) => {
    dismissToast(queueAction);
    const open = { name: 'Kaydı aç', press: () => void navigate(recordsPath) };
    const detail = `${draft.fullName.trim()}: ${reason}`;
    showError('Bekleyen kayıt kaydedilmedi', detail, savingAction, pathname === recordsPath ? undefined : open);
  });

  useEffect(() => {
    if (userId === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = openQueue(userId, {
      onArrived: (count) => tellArrived(count),
      onRefused: (entry, reason) => tellRefused(entry, reason),
    });
    window.addEventListener('online', wakeQueue, { signal });
    document.addEventListener('visibilitychange', wakeQueue, { signal });
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') wakeQueue();
    });
    return () => {
      listening.abort();
      unsubscribe();
      close();
    };
  }, [userId, client]);
  return null;
}
