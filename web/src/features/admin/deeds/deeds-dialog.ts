import { onDemand } from '#ui/dialogs/on-demand.tsx';

export const DeedsDialog = onDemand(async () => (await import('./DeedsDialog.tsx')).DeedsDialog);
