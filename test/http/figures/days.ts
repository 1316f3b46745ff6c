const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on which the clocks of a zone showed an instant. Canadian English writes days as ISO 8601 does. */
export function dayIn(timeZone: string, instant: string): string {
  if (!formats.has(timeZone)) formats.set(timeZone, new Intl.DateTimeFormat('en-CA', { timeZone }));
  return formats.get(timeZone)!.format(new Date(instant));
}

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export function eachDay(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
}
