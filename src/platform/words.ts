/** "1 hour", "2 hours". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Whole seconds from one instant to another, and at least one. */
export const secondsUntil = (until: string, now: string): number => Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000));

/** How long to wait: "8 seconds", "12 minutes". */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(amount, unit);
}
