import { type PartOfDay, PARTS_OF_DAY, RELATIVE_DAYS, type RelativeDay, WEEKDAYS, type When } from '../../../platform/time/when.js';
import { dateIn, type DateInSearch } from './date-in-search.js';

export interface WhenInSearch {
  readonly when: When;
  /** The words of the search without it. */
  readonly rest: readonly string[];
}

const DAYS: ReadonlyMap<string, RelativeDay> = new Map([
  ...RELATIVE_DAYS.map((day) => [day, day] as const),
  ['tonight', 'today'],
  ['tmrw', 'tomorrow'],
  ['weekends', 'weekend'],
  ...WEEKDAYS.map((day) => [`${day}s`, day] as const),
]);
/** They are words of their own, too: a day where something around says so. */
const SHORT_DAYS: ReadonlyMap<string, RelativeDay> = new Map([
  ...WEEKDAYS.map((day) => [day.slice(0, 3), day] as const),
  ['tues', 'tuesday'],
  ['thur', 'thursday'],
  ['thurs', 'thursday'],
]);
const PARTS: ReadonlyMap<string, PartOfDay> = new Map([
  ...PARTS_OF_DAY.flatMap((part) => [[part, part] as const, [`${part}s`, part] as const]),
  ['night', 'evening'],
  ['tonight', 'evening'],
]);
const WEEKDAY_NAMES = new Set<string>([...WEEKDAYS, ...SHORT_DAYS.keys()]);
/** Before a day or a part of one. */
const LEADING = new Set(['on', 'this', 'next', 'coming', 'by', 'for', 'in', 'the', 'at']);
/** Those of them that no name and no kind of work has. */
const TELLING = new Set(['on', 'this', 'next', 'coming']);

export interface Around {
  /** In UTC. */
  readonly today: string;
  /** A provider's name has this word. */
  readonly isName: (word: string) => boolean;
}

/** A day, and perhaps a part of it, in the words of a search. Without a day a part is none but "this morning": "evening cleaning" is a kind of work. */
export function whenIn(words: readonly string[], { today, isName }: Around): WhenInSearch | undefined {
  const date = dateIn(words, today);
  const partAt = words.findIndex((word) => PARTS.has(word));
  const part = PARTS.get(words[partAt] ?? '');
  const at = date ? beginOf(date, words) : words.findIndex((_, index) => dayAt(words, index, isName) !== undefined);
  const day = date?.day ?? (at < 0 ? part && words[partAt - 1] === 'this' && 'today' : dayAt(words, at, isName));
  if (!day) return undefined;
  const gone = new Set([at, partAt].filter((index) => index >= 0).flatMap((index) => withWhatLeads(words, index)));
  for (let index = at; date && index < date.to; index++) gone.add(index);
  return { when: part ? { day, part } : { day }, rest: words.filter((_, index) => !gone.has(index)) };
}

/** "Sat, May 17" begins with what it says anyhow. */
const beginOf = ({ from }: DateInSearch, words: readonly string[]): number => (WEEKDAY_NAMES.has(words[from - 1] ?? '') ? from - 1 : from);

function dayAt(words: readonly string[], at: number, isName: (word: string) => boolean): RelativeDay | undefined {
  const word = words[at]!;
  const told = TELLING.has(words[at - 1] ?? '') || PARTS.has(words[at + 1] ?? '') || PARTS.has(words[at - 1] ?? '');
  const day = DAYS.get(word);
  if (day) return told || !isName(word) ? day : undefined;
  return told ? SHORT_DAYS.get(word) : undefined;
}

/** "in the evening": the word at this place, and those before it that only lead to it. */
function withWhatLeads(words: readonly string[], at: number): number[] {
  const leading = LEADING.has(words[at - 1] ?? '') ? withWhatLeads(words, at - 1) : [];
  return [...leading, at];
}
