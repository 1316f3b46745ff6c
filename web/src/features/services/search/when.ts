import type { SearchUnderstoodDto, WhenDto } from '#api/generated-public.ts';
import { shortDayLabel } from '#shared/slots/slot-words.ts';
import { NO_FILTERS, type ServiceFilters } from './service-filters.ts';

type Time = Pick<ServiceFilters, 'day' | 'part'>;

export const ANY_TIME: Time = { day: NO_FILTERS.day, part: NO_FILTERS.part };

/** Those that a press chooses. */
export const NEAR_DAYS = ['today', 'tomorrow', 'weekend'] as const;

/** As it stands in a sentence: "tomorrow morning", "Sat, Nov 28, in the evening". */
export function timeWords({ day, part }: WhenDto): string {
  if (day === 'today') return part ? `this ${part}` : day;
  const name = nameOf(day);
  if (!part) return name;
  return day === 'weekend' || /^\d/.test(day) ? `${name}, in the ${part}` : `${name} ${part}`;
}

function nameOf(day: string): string {
  if (/^\d/.test(day)) return shortDayLabel(day);
  if (day === 'tomorrow') return day;
  return day === 'weekend' ? 'this weekend' : capitalized(day);
}

export const capitalized = (words: string): string => words[0]!.toUpperCase() + words.slice(1);

/** A search for these words, with the time and the place that it names. */
export const searchFor = (words: string, { when, place }: Partial<SearchUnderstoodDto>): string =>
  [words, when && timeWords(when), place?.zip].filter(Boolean).join(' ');

/** A time instead of what the list is for now, also where that stands in the words of its search. */
export function timed(search: SearchUnderstoodDto | null | undefined, time: Time = ANY_TIME): Partial<ServiceFilters> {
  return search?.when ? { ...time, search: searchFor(search.words, { place: search.place }) } : time;
}
