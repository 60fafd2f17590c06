import { onDemand } from '../../ui/on-demand.tsx';

/** Exporting needs the server anyway, so the dialog is not fetched ahead. */
export const exportDialog = onDemand(async () => (await import('./ExportDialog.tsx')).default, 'when shown');
