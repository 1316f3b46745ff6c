interface Answers<T> {
  currentData?: T | undefined;
  data?: T | undefined;
}

/** The days of a month. Another hold changes little: until its days are there, those of before are shown. */
export const shownOf = <T extends { month: string }>({ currentData, data }: Answers<T>, month: string): T | undefined =>
  currentData ?? (data?.month === month ? data : undefined);
