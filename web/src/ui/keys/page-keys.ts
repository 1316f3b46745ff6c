/** Parts of pages that have keys of their own. */
export type KeyedPart = 'calendar' | 'photos' | 'search' | 'tabs';

/** Marks a part: the list of keys tells of what is on the page, and of nothing else. */
export const keysOf = (part: KeyedPart) => ({ 'data-keys': part });
