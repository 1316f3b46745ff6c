import { LRUCache } from 'lru-cache';
import { isNear, wordsOf } from './words.js';

/** How well a service matches a term: the higher, the further up it stands. */
export const Match = { none: 0, description: 1, nearlyTitle: 2, title: 3 } as const;

interface Text {
  readonly title: string;
  readonly description: string;
}

/** In which titles and descriptions a word stands, by slot. */
interface Places {
  readonly titles: number[];
  readonly descriptions: number[];
}

const KEPT_TERMS = 100;

/**
 * Finds the services whose title or description contains a term, and those whose title nearly does. Each word knows where it stands, so that a term is
 * compared with some thousand words and not with every text. Slots are never reused: who asks passes over those that are gone.
 */
export class TextSearch {
  private readonly texts: Text[] = [];
  private readonly words = new Map<string, Places>();
  private readonly found = new LRUCache<string, Uint8Array>({ max: KEPT_TERMS });

  add(slot: number, text: Text): void {
    this.texts[slot] = text;
    for (const word of new Set(wordsOf(text.title))) this.placesOf(word).titles.push(slot);
    for (const word of new Set(wordsOf(text.description))) this.placesOf(word).descriptions.push(slot);
    this.found.clear();
  }

  /** For each slot how well it matches. */
  matches(term: string): Uint8Array {
    const wanted = term.toLowerCase();
    let matches = this.found.get(wanted);
    if (!matches) this.found.set(wanted, (matches = this.search(wanted)));
    return matches;
  }

  private search(wanted: string): Uint8Array {
    const matches = new Uint8Array(this.texts.length);
    const words = wordsOf(wanted);
    if (words.length === 1 && words[0] === wanted) this.findWord(wanted, matches);
    else this.findPhrase(wanted, words, matches);
    this.findNearly(words, matches);
    return matches;
  }

  /** A text contains a run of letters exactly if one of its words does. */
  private findWord(wanted: string, matches: Uint8Array): void {
    for (const [word, { titles, descriptions }] of this.words) {
      if (!word.includes(wanted)) continue;
      for (const slot of titles) matches[slot] = Match.title;
      for (const slot of descriptions) if (matches[slot] === Match.none) matches[slot] = Match.description;
    }
  }

  /** Of what contains the longest word, the texts are looked at; of what has no word at all, every text. */
  private findPhrase(wanted: string, words: readonly string[], matches: Uint8Array): void {
    const longest = words.toSorted((a, b) => b.length - a.length)[0];
    const candidates = longest === undefined ? undefined : this.matchesOfWord(longest);
    for (let slot = 0; slot < matches.length; slot++) {
      if (candidates?.[slot] === Match.none) continue;
      const { title, description } = this.texts[slot]!;
      if (title.toLowerCase().includes(wanted)) matches[slot] = Match.title;
      else if (description.toLowerCase().includes(wanted)) matches[slot] = Match.description;
    }
  }

  private matchesOfWord(word: string): Uint8Array {
    const matches = new Uint8Array(this.texts.length);
    this.findWord(word, matches);
    return matches;
  }

  /** Titles that have every word of the term, each begun or nearly, in any order. */
  private findNearly(words: readonly string[], matches: Uint8Array): void {
    if (words.length === 0) return;
    const count = new Uint8Array(this.texts.length);
    for (const [index, word] of words.entries()) {
      for (const titles of this.titlesWith(word)) for (const slot of titles) if (count[slot] === index) count[slot] = index + 1;
    }
    for (let slot = 0; slot < count.length; slot++) {
      if (count[slot] === words.length && matches[slot]! < Match.nearlyTitle) matches[slot] = Match.nearlyTitle;
    }
  }

  private titlesWith(wanted: string): (readonly number[])[] {
    const inTitles = [...this.words].filter(([, { titles }]) => titles.length > 0);
    const known = inTitles.some(([word]) => word.includes(wanted));
    return inTitles.filter(([word]) => word.startsWith(wanted) || isNear(wanted, word, known)).map(([, { titles }]) => titles);
  }

  private placesOf(word: string): Places {
    let places = this.words.get(word);
    if (!places) this.words.set(word, (places = { titles: [], descriptions: [] }));
    return places;
  }
}
