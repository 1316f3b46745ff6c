/** Fields beside each other where there is room. */
export const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
