import { recordFields } from '../../../../domain/records/record-fields.ts';
import type { Editor } from '../../../../domain/records/record-past.ts';
import { currentUser } from '../../session/session-store.ts';
import type { KeptChange } from '../requests/change-record.ts';

export function nameOf(editor: Editor | null | undefined): string {
  if (editor?.email && editor.email === currentUser()?.email) return 'başka bir pencereniz';
  return editor?.name ?? editor?.email ?? 'Bir başkası';
}

export function keptText(kept: readonly KeptChange[]): string | undefined {
  const byName = Map.groupBy(kept, ({ editor }) => nameOf(editor));
  const told = [...byName].map(
    ([name, of]) => `${name}: ${of.map(({ field }) => recordFields[field].label).join(', ')}`,
  );
  return told.length > 0 ? `Şunlar da korundu — ${told.join('; ')}` : undefined;
}
