export const STATES = { reported: 'Reported', hidden: 'Hidden', all: 'All' } as const;
export type ReviewState = keyof typeof STATES;
export const STATE_NAMES = Object.keys(STATES) as ReviewState[];

/** Reported ones, unless the address says otherwise: they are what there is to do. */
export const stateFrom = (params: URLSearchParams): ReviewState => STATE_NAMES.find((name) => name === params.get('state')) ?? 'reported';

export const NONE: Record<ReviewState, { title: string; text: string }> = {
  reported: { title: 'No reported reviews', text: 'What readers report appears here, until you keep or hide it.' },
  hidden: { title: 'No hidden reviews', text: 'Reviews that you hide from readers move here, and can be brought back.' },
  all: { title: 'No reviews yet', text: 'Customers can review a booking once it is completed.' },
};
export const KIND: Record<ReviewState, string> = { reported: 'reported review', hidden: 'hidden review', all: 'review' };
