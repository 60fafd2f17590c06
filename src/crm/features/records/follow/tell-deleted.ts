import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import { showNotice } from '../../../ui/toast.ts';
import { listStored } from '../requests/list-range.ts';

const named = 3;

export async function tellDeleted(gone: readonly SalesRecord[], signal: AbortSignal): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const stored = new Set(await listStored(ids, signal));
  const deleted = gone.filter(({ id }) => !stored.has(id));
  if (deleted.length === 0) return;
  const names = deleted.slice(0, named).map(({ id, fullName }) => `#${id} ${fullName}`);
  const more = deleted.length > named ? ' …' : '';
  const title = deleted.length === 1 ? 'Bir başkası bir kayıt sildi' : `Bir başkası ${deleted.length} kayıt sildi`;
  showNotice(title, `${names.join(', ')}${more}`, 'deleted-by-others');
}
