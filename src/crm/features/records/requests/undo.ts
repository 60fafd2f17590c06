import type { QueryClient } from '@tanstack/react-query';
import { formatDate } from '../../../../domain/days/dates.ts';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { formatCount } from '../../../../domain/text/money.ts';
import { hasCode, isUnsure, messageWithDay } from '../../../api/errors.ts';
import { dismissToast, showError, showSuccess } from '../../../ui/toast.ts';
import { offerUndo } from '../../../ui/undo.ts';
import { recordSaved, reloadRecords } from './loaded-records.ts';
import { isStoredAs, readRecord } from './one-record.ts';
import { readPast, restoreRecord, type UndoneImport, undoImport } from './past.ts';
import { shortName } from './short-name.ts';

/** The actions of toasts. A new toast replaces an earlier one with the same action. */
export const deletingAction = 'delete-record';
export const savingAction = 'save-record';
export const queueAction = 'sale-queue';
export const restoringAction = 'restore-record';
export const bulkAction = 'many-records';
const action = 'undo';

export function undoDeletion(client: QueryClient, record: SalesRecord) {
  return undoing(client, deletingAction, async () => {
    await restoreRecord(record.id, null, null);
    showSuccess('Kayıt geri alındı', action, which(record));
    void reloadRecords(client);
  });
}

/** Makes the button that undoes a change of a sale. The undo fails if somebody has changed the sale after it. */
export function undoChange(client: QueryClient, record: SalesRecord, offeredBy = savingAction) {
  return undoing(client, offeredBy, async () => {
    recordSaved(client, await setBack(record));
    showSuccess('Değişiklik geri alındı', action, which(record));
  });
}

async function setBack(record: SalesRecord): Promise<SalesRecord> {
  try {
    return await restoreRecord(record.id, null, record.updatedAt);
  } catch (error) {
    if (!hasCode(error, 'RS003')) throw error;
    // Restoring also fails if the user changed the sale again and undid that. The sale then equals `record` except for
    // `updatedAt`, so restore the version before `record`.
    const now = await readRecord(record.id);
    const versions = await readPast(record.id, null);
    const before = versions[versions.findIndex(({ at }) => at === record.updatedAt) - 1];
    if (!before?.number || !isStoredAs(now, record)) throw error;
    return await restoreRecord(record.id, before.number, now.updatedAt);
  }
}

/** Names the sale in the toast, as Ctrl+Z also works where the sale is not visible. */
const which = (record: SalesRecord) => ({ detail: shortName(record) });

export function undoOfImport(client: QueryClient, refs: readonly string[], onUndone: (result: UndoneImport) => void) {
  return undoing(client, action, async () => {
    const result = await undoImport(refs);
    onUndone(result);
    const [title, detail] = [undoneText(result), keptText(result)];
    if (detail) showError(title, detail, action);
    else showSuccess(title, action);
    void reloadRecords(client);
  });
}

/**
 * Makes the button that undoes something by running `work`. If no answer comes, the error message offers to try again.
 * @param offeredBy the action whose toast closes when the undo runs
 */
export function undoing(client: QueryClient, offeredBy: string, work: () => Promise<void>) {
  const undo = async () => {
    dismissToast(offeredBy);
    try {
      await work();
    } catch (error) {
      const again = isUnsure(error) ? { ...offerUndo(undo), name: 'Yeniden dene' } : undefined;
      showError('Geri alınamadı', messageWithDay(error), action, again);
      void reloadRecords(client);
    }
  };
  return offerUndo(undo);
}

const mostNamed = 3;

export const undoneText = ({ undone }: UndoneImport) => `${formatCount(undone)} kayıt geri alındı`;

export function keptText({ refused }: UndoneImport): string | null {
  if (refused.length === 0) return null;
  const named = refused
    .slice(0, mostNamed)
    .map(
      ({ id, day, why }) =>
        `#${id} ${why === 'changed' || !day ? 'bu arada değişti' : `(${formatDate(day)} günü kapalı)`}`,
    );
  const more = refused.length - named.length;
  const rest = more > 0 ? [`${formatCount(more)} kayıt daha`] : [];
  return `${formatCount(refused.length)} kayıt yerinde kaldı: ${[...named, ...rest].join(', ')}.`;
}
