import { Dictionary, type Likely } from './dictionary.js';
import { saidWords } from './language/trade-words.js';
import { stemOf, wordsOf } from './language/words.js';
import type { SlotColumns } from './slot-columns.js';
import { SlotScores } from './slot-scores.js';
import type { Vocabulary, Wish } from './understanding.js';

/** A service as it is searched for. */
interface Searched {
  readonly title: string;
  readonly description: string;
}

interface NamedCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** What was found: slots, and for each how well it matches, 1 to `MOST_MATCHING`. */
export interface Matches {
  readonly slots: Uint32Array;
  readonly levels: Uint8Array;
}

export const NO_MATCHES: Matches = { slots: new Uint32Array(0), levels: new Uint8Array(0) };

/** How much a place says about a service where a word of the search stands in it. */
const TITLE = 1;
const PROVIDER = 0.8;
const CATEGORY = 0.75;
const DESCRIPTION = 0.42;
/** A parent's name tells of all of its children's trades. */
const PARENT = 0.18;
const CATEGORY_DESCRIPTION = 0.15;
/** All of a category's services, where a saying means just them. */
const MEANT_CATEGORY = 0.9;

/** What does not come near the best is left out: "electrician" does not mean everybody in "Electrician, Plumber & Carpenter". */
const NEAR_BEST = 0.35;
/** Where so few have every wish, what has half of them, or one for sure, comes too, if it is as near as a hint at a category; and it counts so much less. */
const FEW = 10;
const NEAR_FEW = 0.27;
const INCOMPLETE = 0.8;
/** An optional wish counts so much of another. */
const OPTIONAL = 0.5;
/** The level of what matches best: services on one level match equally well. */
export const MOST_MATCHING = 40;

/** Which words stand where: in titles and descriptions by slot, in categories and providers by their numbers, and those by slot. Slots are never reused. */
export class ServiceIndex implements Vocabulary {
  private readonly dictionary = new Dictionary();
  private readonly titles = new Map<string, number[]>();
  private readonly descriptions = new Map<string, number[]>();
  private categories = new Map<string, Map<number, number>>();
  private numbersBySlug = new Map<string, number>();
  private providers = new Map<string, Set<number>>();

  private readonly found = new SlotScores();
  private readonly totals = new SlotScores();
  /** How many of the wishes that have to be found each slot has. */
  private had = new Uint8Array(0);
  /** Which slots have one of them for sure. */
  private sure = new Uint8Array(0);

  constructor() {
    for (const word of saidWords) this.dictionary.addSaid(word);
  }

  add(slot: number, { title, description }: Searched): void {
    for (const stem of this.stemsIn(title)) put(this.titles, stem, slot);
    for (const stem of this.stemsIn(description)) put(this.descriptions, stem, slot);
  }

  replaceCategories(categories: Iterable<readonly [number: number, category: NamedCategory]>): void {
    const all = [...categories];
    const parents = new Set(all.map(([, { parentId }]) => parentId));
    const byId = new Map(all.map(([, category]) => [category.id, category]));
    this.categories = new Map();
    this.numbersBySlug = new Map(all.map(([number, { slug }]) => [slug, number]));
    for (const [number, category] of all) {
      const parent = category.parentId === null ? undefined : byId.get(category.parentId);
      this.name(number, parent?.name ?? '', PARENT);
      this.name(number, category.description, CATEGORY_DESCRIPTION);
      this.name(number, category.name, parents.has(category.id) ? PARENT : CATEGORY);
    }
  }

  replaceProviders(providers: Iterable<readonly [number: number, name: string]>): void {
    this.providers = new Map();
    for (const [number, name] of providers) {
      for (const stem of this.stemsIn(name)) {
        const numbers = this.providers.get(stem);
        if (numbers) numbers.add(number);
        else this.providers.set(stem, new Set([number]));
      }
    }
  }

  /** A text has this word, or people say it. */
  knows(word: string): boolean {
    return this.dictionary.knows(word);
  }

  has(word: string): boolean {
    return this.dictionary.has(word);
  }

  finds(stem: string): boolean {
    return [this.titles, this.descriptions, this.categories, this.providers].some((places) => places.has(stem));
  }

  likely(word: string): readonly Likely[] {
    return this.dictionary.likely(word);
  }

  commoner(word: string): readonly Likely[] {
    return this.dictionary.commoner(word);
  }

  begunBy(start: string): readonly Likely[] {
    return this.dictionary.begunBy(start);
  }

  /** Numbers of the providers whose names have all of these words, the last of which may only be begun. */
  providersNamed(words: readonly string[]): readonly number[] {
    const [first = new Set<number>(), ...others] = words.map((word, index) => {
      const stems = index === words.length - 1 ? this.dictionary.stemsFrom(word) : [stemOf(word)];
      return new Set([...stems].flatMap((stem) => [...(this.providers.get(stem) ?? [])]));
    });
    return [...first].filter((number) => others.every((other) => other.has(number)));
  }

  /**
   * Services that have every wish are found; where these are few, those that have most of them, too.
   * @param comes by number of the provider, 1 for whose services are looked at
   * @returns with the wishes that the best of them lacks
   */
  search(wishes: readonly Wish[], shelf: SlotColumns, comes: Uint8Array): { readonly matches: Matches; readonly lacking: readonly Wish[] } {
    const { found, totals } = this;
    this.forget(shelf.size);
    const { had, sure } = this;
    const required = wishes.filter(({ optional }) => !optional);
    let sum = 0;
    for (const wish of wishes) {
      this.score(wish, shelf, comes);
      const slots = found.slots();
      const weight = weightOf(slots.length, shelf.count) * (wish.optional ? OPTIONAL : 1);
      sum += weight;
      for (const slot of slots) {
        totals.set(slot, totals.of(slot) + weight * found.of(slot));
        if (wish.optional) continue;
        had[slot]!++;
        if (!wish.guessed) sure[slot] = 1;
      }
    }

    const all = totals.slots();
    let [best, bestSlot] = [0, -1];
    for (const slot of all) {
      const enough = had[slot]! * 2 >= wishes.length || sure[slot] === 1;
      const share = had[slot] === required.length ? 1 : enough ? INCOMPLETE : 0;
      const total = (totals.of(slot) * share) / sum;
      totals.set(slot, total);
      if (total > best) [best, bestSlot] = [total, slot];
    }
    if (bestSlot === -1) return { matches: NO_MATCHES, lacking: required };

    let near = 0;
    for (const slot of all) if (had[slot] === required.length && totals.of(slot) > best * NEAR_BEST) near++;
    const isNear = (slot: number) =>
      near < FEW ? totals.of(slot) >= best * NEAR_FEW : had[slot] === required.length && totals.of(slot) >= best * NEAR_BEST;
    const slots = all.filter(isNear);
    const levels = Uint8Array.from(slots.map((slot) => Math.max(1, Math.round((totals.of(slot) / best) * MOST_MATCHING))));
    return {
      matches: { slots, levels },
      lacking: had[bestSlot] === required.length ? [] : required.filter((wish) => !this.isFound(bestSlot, wish, shelf, comes)),
    };
  }

  private isFound(slot: number, wish: Wish, shelf: SlotColumns, comes: Uint8Array): boolean {
    this.score(wish, shelf, comes);
    return this.found.of(slot) > 0;
  }

  /** Finds the slots that have what is wished for, and for each how well, 0 to 1. */
  private score(wish: Wish, shelf: SlotColumns, comes: Uint8Array): void {
    const { found } = this;
    found.clear(shelf.size);
    const give = (slots: readonly number[], score: number) => {
      for (const slot of slots) {
        const before = found.of(slot);
        if (before >= score) continue;
        if (before > 0 || (shelf.live[slot] === 1 && comes[shelf.vendor[slot]!] === 1)) found.set(slot, score);
      }
    };
    const byCategory = new Map<number, number>();
    for (const { stems, category, weight } of wish.targets) {
      if (category !== undefined) {
        const number = this.numbersBySlug.get(category);
        if (number !== undefined) raise(byCategory, number, weight * MEANT_CATEGORY);
        continue;
      }
      const parts = stems.split(' ');
      give(inAll(this.titles, parts), weight * TITLE);
      give(inAll(this.descriptions, parts), weight * DESCRIPTION);
      if (parts.length > 1) continue;
      for (const [number, share] of this.categories.get(stems) ?? []) raise(byCategory, number, weight * share);
      for (const number of this.providers.get(stems) ?? []) give(shelf.ofVendor.of(number), weight * PROVIDER);
    }
    for (const [number, score] of byCategory) give(shelf.ofCategory.of(number), score);
  }

  private forget(size: number): void {
    for (const slot of this.totals.slots()) this.had[slot] = this.sure[slot] = 0;
    this.totals.clear(size);
    if (this.had.length >= size) return;
    this.had = new Uint8Array(size);
    this.sure = new Uint8Array(size);
  }

  private name(number: number, text: string, share: number): void {
    for (const stem of this.stemsIn(text)) {
      let numbers = this.categories.get(stem);
      if (!numbers) this.categories.set(stem, (numbers = new Map<number, number>()));
      numbers.set(number, Math.max(share, numbers.get(number) ?? 0));
    }
  }

  private stemsIn(text: string): Set<string> {
    return new Set(wordsOf(text).map((word) => this.dictionary.add(word)));
  }
}

function put<K>(places: Map<K, number[]>, key: K, slot: number): void {
  const slots = places.get(key);
  if (slots) slots.push(slot);
  else places.set(key, [slot]);
}

function raise(scores: Map<number, number>, key: number, score: number): void {
  if ((scores.get(key) ?? 0) < score) scores.set(key, score);
}

/** What few services have tells more: 1 for what all have, 2 for what one has. */
const weightOf = (found: number, services: number): number => 1 + Math.log((services + 1) / (found + 1)) / Math.log(services + 2);

/** Slots that stand under each of the words. */
function inAll(places: ReadonlyMap<string, readonly number[]>, words: readonly string[]): readonly number[] {
  if (words.length === 1) return places.get(words[0]!) ?? [];
  const [shortest = [], ...others] = words.map((word) => places.get(word) ?? []).toSorted((a, b) => a.length - b.length);
  return others.reduce((slots, other) => slots.filter((slot) => stands(slot, other)), shortest);
}

/** In ascending slots. */
function stands(slot: number, slots: readonly number[]): boolean {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return slots[low] === slot;
}
