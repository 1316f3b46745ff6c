/** A grid of six: fields are a whole, a half or a third of it. */
export const FIELD_GRID = { display: 'grid', columnGap: 2, rowGap: 2.5, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' };
export const WHOLE = { gridColumn: '1 / -1' };
export const HALF = { gridColumn: { xs: '1 / -1', md: 'span 3' } };
export const THIRD = { gridColumn: { xs: '1 / -1', md: 'span 2' } };
/** Beside another one also where it is narrow. */
export const SIDE_BY_SIDE = { gridColumn: { xs: 'span 3', md: 'span 2' } };
