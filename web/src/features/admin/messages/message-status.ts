export const STATUSES = { open: 'Open', answered: 'Answered', all: 'All' } as const;
export type MessageFilter = keyof typeof STATUSES;
export const FILTERS = Object.keys(STATUSES) as MessageFilter[];

/** Open ones, unless the address says otherwise: they are what there is to do. */
export const filterFrom = (params: URLSearchParams): MessageFilter => FILTERS.find((name) => name === params.get('status')) ?? 'open';
