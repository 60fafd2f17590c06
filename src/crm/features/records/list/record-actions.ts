import { createContext, use } from 'react';
import type { SalesRecord } from '../../../../domain/records/sales-record.ts';
import type { Export } from '../../export/ExportDialog.tsx';
import type { Entry } from '../entries/entry-draft.ts';

export type Opened =
  | { what: 'columns' }
  | { what: 'views'; isSaving: boolean }
  | { what: 'export'; file: Export }
  /** `pasted` has the rows pasted from a spreadsheet; if it is null, the dialog asks for a file. */
  | { what: 'import'; pasted: string[][] | null }
  | { what: 'past'; id: number }
  | { what: 'deletion'; record: SalesRecord };

/** The functions stay the same at every render, so that unchanged rows do not render again. */
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
