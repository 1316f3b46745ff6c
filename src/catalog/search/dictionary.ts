import SearchableMap from 'minisearch/SearchableMap';
import { stemOf } from './language/words.js';

interface Known {
  readonly stem: string;
  /** In how many texts it stands. */
  texts: number;
}

/** A stem, and how likely it is that it was meant: 0 to 1. */
export interface Likely {
  readonly stem: string;
  readonly word: string;
  readonly weight: number;
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_MISSPELT = 4;
/** From here on two letters may be wrong. */
const LONG = 8;
const SHORTEST_START = 2;
const SHORTEST_PART = 4;
/** A start of one or two letters begins too much to be told apart. */
const MOST = 40;
const START = 0.8;
const MISSPELT = 0.75;
/** A word that is written rightly somewhere is rarely a slip: only a long one, for another that is so much more frequent. */
const SHORTEST_RARE = 6;
const FAR_MORE = 20;
const RARE = 0.5;
const MISSPELT_TWICE = 0.6;
const PART = 0.5;

/** Every word that a search can find, as it is written: what was typed may be its start, or nearly it. */
export class Dictionary {
  private readonly known = new SearchableMap<Known>();

  /** Adds a word of a text. */
  add(word: string): string {
    const found = this.known.get(word);
    if (found) {
      found.texts++;
      return found.stem;
    }
    const stem = stemOf(word);
    this.known.set(word, { stem, texts: 1 });
    return stem;
  }

  /** Adds a word that people say; no text has it yet. */
  addSaid(word: string): void {
    if (!this.known.has(word)) this.known.set(word, { stem: stemOf(word), texts: 0 });
  }

  /** A text has this word, or people say it. */
  knows(word: string): boolean {
    return this.known.has(word);
  }

  /** A text has this word. */
  has(word: string): boolean {
    return (this.known.get(word)?.texts ?? 0) > 0;
  }

  /** What a word that stands nowhere may be: the start of words of texts, else nearly others, else the start or a part of others. */
  likely(word: string): readonly Likely[] {
    const inTexts = () => this.starting(word).filter(({ texts }) => texts > 0);
    // What people say is written rightly, even where only more words of it mean something.
    if (this.known.has(word)) return inTexts();
    for (const ways of [inTexts, () => this.nearTo(word), () => this.starting(word), () => this.around(word)]) {
      const found = ways();
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What a word that is known may be a slip for all the same: nearly others that are far more frequent. */
  commoner(word: string): readonly Likely[] {
    const texts = this.known.get(word)?.texts ?? 0;
    if (word.length < SHORTEST_RARE) return [];
    return this.nearTo(word)
      .filter((other) => other.texts >= texts * FAR_MORE && other.stem !== stemOf(word))
      .map((other) => ({ ...other, weight: RARE }));
  }

  /** Words that go on from this start, of texts and of what people say. */
  begunBy(start: string): readonly Likely[] {
    return this.starting(start).filter(({ word }) => word !== start);
  }

  /** Stems of every word of texts that begins so, even with one letter. */
  stemsFrom(start: string): ReadonlySet<string> {
    return new Set([...this.known.atPrefix(start)].map(([, { stem }]) => stem));
  }

  private starting(start: string): Counted[] {
    if (start.length < SHORTEST_START) return [];
    return mostFrequent([...this.known.atPrefix(start)].map(([word, { stem, texts }]) => ({ word, stem, texts, weight: START })));
  }

  private nearTo(word: string): Counted[] {
    if (word.length < SHORTEST_MISSPELT || !/^\p{L}+$/u.test(word)) return [];
    const near = [...this.known.fuzzyGet(word, 2)].flatMap(([other, [{ stem, texts }, distance]]) => {
      if (other.length < SHORTEST_MISSPELT - 1) return [];
      const once = distance === 1 || isSwapped(word, other);
      if (!once && word.length < LONG) return [];
      const sameStart = other[0] === word[0] ? 1 : 0.9;
      return [{ word: other, stem, texts, weight: (once ? MISSPELT : MISSPELT_TWICE) * sameStart }];
    });
    const best = Math.max(...near.map(({ weight }) => weight));
    return mostFrequent(near.filter(({ weight }) => weight === best));
  }

  private around(part: string): Counted[] {
    if (part.length < SHORTEST_PART) return [];
    const found: Counted[] = [];
    for (const [word, { stem, texts }] of this.known) if (word.includes(part)) found.push({ word, stem, texts, weight: PART });
    return mostFrequent(found);
  }
}

interface Counted extends Likely {
  /** In how many texts it stands. */
  readonly texts: number;
}

function mostFrequent(found: readonly Counted[]): Counted[] {
  return found.toSorted((a, b) => b.texts - a.texts || (a.word < b.word ? -1 : 1)).slice(0, MOST);
}

/** Two neighbouring letters have changed places: one slip, though two letters differ. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
