/** "1 hour", "2 hours". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How long to wait: "8 seconds", "12 minutes". */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(amount, unit);
}
