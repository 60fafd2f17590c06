import { onDemand } from '../../ui/on-demand.tsx';

/** It asks the server in any case, so it need not be there before the network goes. */
export const exportDialog = onDemand(async () => (await import('./ExportDialog.tsx')).default, 'when shown');
