import { createContext, use } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { Export } from '../../export/ExportDialog.tsx';
import type { Entry } from '../entries/entry-draft.ts';

export type Opened =
  | { what: 'columns' }
  | { what: 'views'; isSaving: boolean }
  | { what: 'export'; file: Export }
  /** Rows pasted from a spreadsheet, or null to ask for a file. */
  | { what: 'import'; pasted: string[][] | null }
  | { what: 'past'; id: number }
  | { what: 'deletion'; record: SalesRecord };

/** The functions never change, so that rows do not render again. */
export interface RecordActions {
  edit: (record: SalesRecord) => void;
  refund: (record: SalesRecord) => void;
  past: (record: SalesRecord) => void;
  remove: (record: SalesRecord) => void;
  open: (id: number) => void;
  begin: () => void;
  enter: (entry: Entry) => void;
  show: (opened: Opened) => void;
}

export const ActionsShown = createContext<RecordActions | null>(null);

export function useRecordActions(): RecordActions {
  const actions = use(ActionsShown);
  if (!actions) throw new Error('no record actions');
  return actions;
}
