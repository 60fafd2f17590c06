import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasCode, messageOf } from '../../../api/errors.ts';
import { showError } from '../../../ui/toast.ts';
import type { RecordList } from './use-record-list.ts';

/** Tells each failure of loading the list, except the one of a session that has ended, which is told otherwise. */
export function useListFailureToast({ error, errorUpdatedAt }: UseQueryResult<RecordList>): void {
  useEffect(() => {
    if (errorUpdatedAt === 0 || !error || hasCode(error, 'session_expired')) return;
    showError('Kayıtlar yüklenemedi', messageOf(error), 'records-list');
  }, [error, errorUpdatedAt]);
}
