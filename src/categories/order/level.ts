/** There is one order for the whole platform. */
export const PLATFORM = 'platform';

const TOP = 'top';

/** What the categories of one level have in common: what they stand below. */
export const levelBelow = (parentId: string | null): string => parentId ?? TOP;
