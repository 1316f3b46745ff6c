export const STATES = { reported: 'Reported', hidden: 'Hidden' } as const;
export type PhotoState = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as PhotoState[];

/** Reported ones, unless the address says otherwise: they are what there is to do. */
export const stateFrom = (params: URLSearchParams): PhotoState => STATE_NAMES.find((name) => name === params.get('state')) ?? 'reported';

export const NONE: Record<PhotoState, { title: string; text: string }> = {
  reported: { title: 'No reported photos', text: 'What people report appears here, until you keep or hide it.' },
  hidden: { title: 'No hidden photos', text: 'Photos that you hide move here, and can be shown again.' },
};
export const KIND: Record<PhotoState, string> = { reported: 'reported photo', hidden: 'hidden photo' };
