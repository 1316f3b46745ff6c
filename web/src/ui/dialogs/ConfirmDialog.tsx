import { onDemand } from './on-demand.tsx';

/** Asks before something is done. Its dialog is fetched when it is first opened. */
export const ConfirmDialog = onDemand(async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet);
