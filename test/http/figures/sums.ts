export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Two decimals, halves away from zero, as the columns of a book-keeper round; `null` of nothing. */
export const average = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : Math.round(Number(((sum(ratings) / ratings.length) * 100).toFixed(6))) / 100;

export const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
