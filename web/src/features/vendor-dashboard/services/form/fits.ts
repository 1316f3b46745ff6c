const FIRST_START = 9;
const LAST_START = 18;

/** Whether a job of this length can begin and end inside one of the intervals, starting on the hour from 9:00 AM to 6:00 PM. */
export const fits = (minutes: number, intervals: readonly { from: number; to: number }[]): boolean =>
  intervals.some(({ from, to }) => {
    const start = Math.max(from, FIRST_START);
    return start <= LAST_START && start * 60 + minutes <= to * 60;
  });
