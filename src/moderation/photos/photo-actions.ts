/** What an admin may do with a photo of work; each names the route `POST admin/photos/:id/…`. */
export const PHOTO_ACTIONS = ['hide', 'keep', 'show'] as const;
export type PhotoAction = (typeof PHOTO_ACTIONS)[number];

/** What is out of sight can be shown again; of what is in sight the reports wait. */
export const photoActions = ({ hidden }: { hidden: boolean }): PhotoAction[] => (hidden ? ['show'] : ['hide', 'keep']);
