import { isUsState, stateCode } from '../../platform/geo/is-us-state.js';
import { citiesNamed, lookupZip, type ZipPlace } from '../../platform/geo/zip.js';

/** What decides whether a word is a place, as many words are both. */
export interface KnownPlaces {
  /** A provider is at home there. */
  isHome(city: string): boolean;
  /** How many providers drive there. */
  reachedBy(place: ZipPlace): number;
  /** Services have this word. */
  isWord(word: string): boolean;
  /** It is nearly a word that services have. */
  isSlip(word: string): boolean;
}

export interface PlaceInSearch {
  readonly place: ZipPlace;
  /** The words of the search without it. */
  readonly rest: readonly string[];
}

const LONGEST_CITY = 4;
const PREPOSITIONS = new Set(['in', 'near', 'around', 'at', 'to', 'from']);

/** A ZIP code or a city in the words of a search; where states share the city's name, the one that most providers drive to. */
export function placeIn(words: readonly string[], known: KnownPlaces): PlaceInSearch | undefined {
  return zipIn(words) ?? cityIn(words, known);
}

function zipIn(words: readonly string[]): PlaceInSearch | undefined {
  for (const [at, word] of words.entries()) {
    const place = /^\d{5}$/.test(word) ? lookupZip(word) : undefined;
    if (place) return { place, rest: without(words, startOfAddress(words, at, place), at + 1) };
  }
  return undefined;
}

function cityIn(words: readonly string[], known: KnownPlaces): PlaceInSearch | undefined {
  for (let count = Math.min(LONGEST_CITY, words.length); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const name = words.slice(at, at + count).join(' ');
      const state = stateAt(words, at + count);
      // Most words of searches are some village's name: without its state it is none.
      const isPlainWord = count === 1 && !known.isHome(name) && known.isWord(name);
      if (isPlainWord && !state) continue;
      const cities = citiesNamed(name);
      const inState = cities.find(({ place }) => place.state === state?.code);
      if (inState && state) return { place: inState.place, rest: without(words, at, at + count + state.words) };
      if (isPlainWord || cities.length === 0) continue;
      const asked = PREPOSITIONS.has(words[at - 1] ?? '');
      const [city] = mostReached(cities, known);
      if (city && (known.isHome(name) || isMeant(name, city, asked, known)))
        return { place: city.place, rest: without(words, at, at + count) };
    }
  }
  return undefined;
}

function mostReached(cities: readonly City[], known: KnownPlaces): readonly City[] {
  if (cities.length < 2) return cities;
  const reached = new Map(cities.map((city) => [city, known.reachedBy(city.place)]));
  return cities.toSorted((a, b) => reached.get(b)! - reached.get(a)!);
}

/** A name that is also a word of services is a place only where providers drive, and only as part of a longer name. */
function isMeant(name: string, { place, zips }: City, asked: boolean, known: KnownPlaces): boolean {
  const words = name.split(' ');
  const isReached = known.reachedBy(place) > 0;
  if (words.every((word) => known.isWord(word))) return isReached;
  return asked || isReached || (zips >= LARGE && !words.some((word) => known.isSlip(word)));
}

type City = ReturnType<typeof citiesNamed>[number];

/** ZIP codes of a city that is meant wherever its name stands; many a village is called like a thing. */
const LARGE = 5;
/** Abbreviations that are words too: they mean a state at the end, or before a ZIP code. */
const WORDS_TOO = new Set(['in', 'or', 'me', 'hi', 'ok', 'oh', 'as']);

function stateAt(words: readonly string[], at: number): { readonly code: string; readonly words: number } | undefined {
  for (const count of [2, 1]) {
    if (at < 0 || at + count > words.length) continue;
    const text = words.slice(at, at + count).join(' ');
    const next = words[at + count];
    if (WORDS_TOO.has(text) && next !== undefined && !/^\d{5}$/.test(next)) continue;
    if (isUsState(text)) return { code: stateCode(text), words: count };
  }
  return undefined;
}

/** "Austin TX 78704": where the address begins that the ZIP code at `at` ends. */
function startOfAddress(words: readonly string[], at: number, { city, state }: ZipPlace): number {
  const start = stateAt(words, at - 1)?.code === state ? at - 1 : at;
  const name = city.toLowerCase().split(' ');
  return words.slice(Math.max(0, start - name.length), start).join(' ') === name.join(' ') ? start - name.length : start;
}

/** The words but for those from `start` to before `end`, and a preposition before them. */
function without(words: readonly string[], start: number, end: number): readonly string[] {
  const from = PREPOSITIONS.has(words[start - 1] ?? '') ? start - 1 : start;
  return [...words.slice(0, from), ...words.slice(end)];
}
