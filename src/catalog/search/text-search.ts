import { LRUCache } from 'lru-cache';
import { isNear, wordsOf } from './words.js';

/** How well a service matches a term: the higher, the further up it stands. */
export const Match = { none: 0, description: 1, nearlyTitle: 2, title: 3 } as const;

interface Text {
  readonly title: string;
  readonly description: string;
}

/** In which titles and descriptions a word stands, by slot, ascending. */
interface Places {
  readonly titles: number[];
  readonly descriptions: number[];
}

/** What was found for a term among the first so many texts. */
interface Found {
  readonly matches: Uint8Array;
  readonly upTo: number;
  /** Which words of the term titles contained: as long as that stays, later texts change nothing about earlier ones. */
  readonly known: string;
}

const KEPT_TERMS = 100;

/**
 * Finds the services whose title or description contains a term, and those whose title nearly does. Each word knows where it stands, so that a term is
 * compared with some thousand words and not with every text. Slots are never reused: who asks passes over those that are gone.
 */
export class TextSearch {
  private readonly texts: Text[] = [];
  private readonly words = new Map<string, Places>();
  private readonly kept = new LRUCache<string, Found>({ max: KEPT_TERMS });

  add(slot: number, text: Text): void {
    this.texts[slot] = text;
    for (const word of new Set(wordsOf(text.title))) this.placesOf(word).titles.push(slot);
    for (const word of new Set(wordsOf(text.description))) this.placesOf(word).descriptions.push(slot);
  }

  /** For each slot how well it matches. */
  matches(term: string): Uint8Array {
    const wanted = term.toLowerCase();
    const words = wordsOf(wanted);
    const known = words.filter((word) => this.isKnown(word)).join(' ');
    const before = this.kept.get(wanted);
    const matches = new Uint8Array(this.texts.length);
    const upTo = before?.known === known ? before.upTo : 0;
    if (before && upTo === matches.length) return before.matches;
    if (before && upTo > 0) matches.set(before.matches);

    if (words.length === 1 && words[0] === wanted) this.findWord(wanted, matches, upTo);
    else this.findPhrase(wanted, words, matches, upTo);
    if (words.length > 0) this.findNearly(words, matches, upTo);
    this.kept.set(wanted, { matches, upTo: matches.length, known });
    return matches;
  }

  private isKnown(wanted: string): boolean {
    for (const [word, { titles }] of this.words) if (titles.length > 0 && word.includes(wanted)) return true;
    return false;
  }

  /** A text contains a run of letters exactly if one of its words does. */
  private findWord(wanted: string, matches: Uint8Array, from: number): void {
    for (const [word, { titles, descriptions }] of this.words) {
      if (!word.includes(wanted)) continue;
      eachFrom(from, titles, (slot) => (matches[slot] = Match.title));
      eachFrom(from, descriptions, (slot) => (matches[slot] ||= Match.description));
    }
  }

  /** The texts of what contains each of its words are looked at; without any word, every text. */
  private findPhrase(wanted: string, words: readonly string[], matches: Uint8Array, from: number): void {
    const candidates = this.withEach(words, from, (word, searched) => word.includes(searched), true);
    for (let slot = from; slot < matches.length; slot++) {
      if (candidates[slot] !== words.length) continue;
      const { title, description } = this.texts[slot]!;
      if (title.toLowerCase().includes(wanted)) matches[slot] = Match.title;
      else if (description.toLowerCase().includes(wanted)) matches[slot] = Match.description;
    }
  }

  /** Titles that have every word of the term, each begun or nearly, in any order. */
  private findNearly(words: readonly string[], matches: Uint8Array, from: number): void {
    const known = new Set(words.filter((word) => this.isKnown(word)));
    const has = (word: string, searched: string) => word.startsWith(searched) || isNear(searched, word, known.has(searched));
    const count = this.withEach(words, from, has, false);
    for (let slot = from; slot < matches.length; slot++) {
      if (count[slot] === words.length && matches[slot]! < Match.nearlyTitle) matches[slot] = Match.nearlyTitle;
    }
  }

  /** For each slot how many of the searched words it has, up to the first that it has not. */
  private withEach(
    searched: readonly string[],
    from: number,
    has: (word: string, searched: string) => boolean,
    descriptionsToo: boolean,
  ): Uint8Array {
    const count = new Uint8Array(this.texts.length);
    for (const [index, wanted] of searched.entries()) {
      const next = (slot: number) => {
        if (count[slot] === index) count[slot] = index + 1;
      };
      for (const [word, { titles, descriptions }] of this.words) {
        if (!has(word, wanted)) continue;
        eachFrom(from, titles, next);
        if (descriptionsToo) eachFrom(from, descriptions, next);
      }
    }
    return count;
  }

  private placesOf(word: string): Places {
    let places = this.words.get(word);
    if (!places) this.words.set(word, (places = { titles: [], descriptions: [] }));
    return places;
  }
}

/** Latest first: those before `from` are never looked at. */
function eachFrom(from: number, slots: readonly number[], visit: (slot: number) => void): void {
  for (let index = slots.length - 1; index >= 0 && slots[index]! >= from; index--) visit(slots[index]!);
}
