/** In which order the public list can be read. */
export const SORTS = ['newest', 'price-low', 'price-high', 'rating', 'reviews'] as const;
export type ServiceSort = (typeof SORTS)[number];
