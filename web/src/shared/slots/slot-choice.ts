import { isDay } from '#ui/format/days.ts';

/** What has been chosen so far, on the provider's wall clock: yyyy-MM-dd and HH:00. */
export interface SlotChoice {
  date: string | null;
  time: string | null;
}

/** A choice stands in the address, so that a reload, a sign-up and a shared link keep it. */
export function choiceFrom(params: URLSearchParams): SlotChoice {
  const date = params.get('date');
  const time = params.get('time');
  const known = date !== null && isDay(date) ? date : null;
  return { date: known, time: known && time && /^(09|1[0-8]):00$/.test(time) ? time : null };
}

export const isSameChoice = (a: SlotChoice, b: SlotChoice): boolean => a.date === b.date && a.time === b.time;

export function withChoice(params: URLSearchParams, { date, time }: SlotChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'date', date);
  put(next, 'time', time);
  return next;
}

function put(params: URLSearchParams, name: string, value: string | null) {
  if (value) params.set(name, value);
  else params.delete(name);
}
