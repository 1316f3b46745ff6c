import type { ZipPlace } from '../../platform/geo/zip.js';
import type { When } from '../../platform/time/when.js';
import { stemOf, wordsOf } from './language/words.js';
import { type KnownPlaces, placeIn } from './place-in-search.js';
import type { ServiceIndex } from './service-index.js';
import type { SlotColumns } from './slot-columns.js';
import { type Matches, NO_MATCHES } from './slot-scores.js';
import { whenIn } from './time/when-in-search.js';
import { isKnown, understood } from './understanding.js';

/** Where providers are at home and where they drive, and by their numbers which of them come to a place. */
export interface Reach extends Pick<KnownPlaces, 'isHome' | 'reachedBy'> {
  passing(filter: { readonly place: ZipPlace | undefined }): Uint8Array;
}

/** What was made of a search term. */
export interface Search {
  /** A place that it names: providers have to drive there. */
  readonly place: ZipPlace | undefined;
  /** A time that it names: only what is free then. */
  readonly when: When | undefined;
  /** The words but for the place and the time. */
  readonly words: string;
  /** These with those that were misspelt put right; `undefined` where none was. */
  readonly corrected: string | undefined;
  /** These with rare ones that may be slips put right; `undefined` where there are none. */
  readonly perhaps: string | undefined;
  /** What of it the best of the services lack. */
  readonly lacking: readonly string[];
  /** `undefined` where the term limits nothing but the place. */
  readonly matches: Matches | undefined;
}

/** Whoever types more has said by then what they need; each word is looked for among all services. */
const MOST_WORDS = 12;

export interface Term {
  readonly text: string;
  /** Where the work is, unless the text names a place itself. */
  readonly here?: ZipPlace | undefined;
  /** The last word may go on. */
  readonly typing?: boolean;
}

/** A term on a day, in UTC: dates in it may lack the year. */
export interface DatedTerm extends Term {
  readonly today: string;
}

export function search({ text, here, today, typing = false }: DatedTerm, index: ServiceIndex, shelf: SlotColumns, reach: Reach): Search {
  const typed = wordsOf(text).slice(0, MOST_WORDS);
  const { when, rest: untimed = typed } = whenIn(typed, { today, isName: (word) => index.providersNamed([word]).length > 0 }) ?? {};
  const { place, rest = untimed } =
    placeIn(untimed, {
      isHome: (city) => reach.isHome(city),
      reachedBy: (there) => reach.reachedBy(there),
      isWord: (word) => isKnown(stemOf(word), index) || index.knows(word),
      isSlip: (word) => index.likely(word).length > 0,
    }) ?? {};
  const { wishes, corrected, perhaps } = understood(rest, index, typing);
  const asked = { place, when, words: rest.join(' '), corrected, perhaps };
  if (typed.length === 0) return { ...asked, lacking: [], matches: NO_MATCHES };
  if (wishes.length === 0) return { ...asked, lacking: [], matches: undefined };
  const { matches, lacking } = index.search(wishes, shelf, reach.passing({ place: place ?? here }));
  return { ...asked, lacking: lacking.map(({ words }) => words), matches };
}
