import { Dictionary, type Likely } from './dictionary.js';
import { saidWords } from './language/trade-words.js';
import { wordsOf } from './language/words.js';
import type { Vocabulary, Wish } from './understanding.js';

interface Text {
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

/** What of the storefront a search looks at. */
export interface Shelf {
  /** Slots of the services that can be found. */
  readonly slots: Uint32Array;
  /** By slot, 1 for these. */
  readonly live: readonly number[];
  /** By slot, the number of the provider. */
  readonly vendor: readonly number[];
  /** By slot, the number of the category. */
  readonly category: readonly number[];
  /** How many numbers of categories there are. */
  readonly categories: number;
}

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

/** Which words stand where: in titles and descriptions by slot, in categories and providers by their numbers. Slots are never reused. */
export class ServiceIndex implements Vocabulary {
  private readonly dictionary = new Dictionary();
  private readonly titles = new Map<string, number[]>();
  private readonly descriptions = new Map<string, number[]>();
  private categories = new Map<string, Map<number, number>>();
  private numbersBySlug = new Map<string, number>();
  private providers = new Map<string, Set<number>>();

  private scores = new Float32Array(0);
  private found = new Uint32Array(0);
  private count = 0;

  constructor() {
    for (const word of saidWords) this.dictionary.addSaid(word);
  }

  add(slot: number, { title, description }: Text): void {
    for (const [text, places] of [
      [title, this.titles],
      [description, this.descriptions],
    ] as const) {
      for (const stem of this.stemsIn(text)) {
        const slots = places.get(stem);
        if (slots) slots.push(slot);
        else places.set(stem, [slot]);
      }
    }
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

  /**
   * For each slot how well it matches, 0 for not at all. Services that have every wish are found; where these are few, those that have most of them, too.
   * @param comes by number of the provider, 1 for whose services are looked at
   * @returns with the wishes that the best of them lacks
   */
  search(wishes: readonly Wish[], shelf: Shelf, comes: Uint8Array): { readonly levels: Uint8Array; readonly lacking: readonly Wish[] } {
    const size = shelf.vendor.length;
    const totals = new Float32Array(size);
    /** How many of the wishes that have to be found each slot has. */
    const had = new Uint8Array(size);
    /** Which of them have one for sure. */
    const sure = new Uint8Array(size);
    const required = wishes.filter(({ optional }) => !optional);
    let sum = 0;
    for (const wish of wishes) {
      const found = this.score(wish, shelf, comes);
      const weight = weightOf(found, shelf.slots.length) * (wish.optional ? OPTIONAL : 1);
      sum += weight;
      for (let index = 0; index < found; index++) {
        const slot = this.found[index]!;
        totals[slot]! += weight * this.scores[slot]!;
        if (wish.optional) continue;
        had[slot]!++;
        if (!wish.guessed) sure[slot] = 1;
      }
    }

    let [best, bestSlot] = [0, -1];
    for (const slot of shelf.slots) {
      const enough = had[slot]! * 2 >= wishes.length || sure[slot] === 1;
      const share = had[slot] === required.length ? 1 : enough ? INCOMPLETE : 0;
      totals[slot] = (totals[slot]! * share) / sum;
      if (totals[slot]! > best) [best, bestSlot] = [totals[slot]!, slot];
    }
    const levels = new Uint8Array(size);
    if (bestSlot === -1) return { levels, lacking: required };

    let near = 0;
    for (const slot of shelf.slots) if (had[slot] === required.length && totals[slot]! > best * NEAR_BEST) near++;
    for (const slot of shelf.slots) {
      const isNear = near < FEW ? totals[slot]! >= best * NEAR_FEW : had[slot] === required.length && totals[slot]! >= best * NEAR_BEST;
      if (isNear) levels[slot] = Math.max(1, Math.round((totals[slot]! / best) * MOST_MATCHING));
    }
    return {
      levels,
      lacking: had[bestSlot] === required.length ? [] : required.filter((wish) => !this.isFound(bestSlot, wish, shelf, comes)),
    };
  }

  private isFound(slot: number, wish: Wish, shelf: Shelf, comes: Uint8Array): boolean {
    return this.found.subarray(0, this.score(wish, shelf, comes)).includes(slot);
  }

  /** Puts the slots that have what is wished for into `found`, and for each how well, 0 to 1, into `scores`; says how many there are. */
  private score(wish: Wish, shelf: Shelf, comes: Uint8Array): number {
    this.clear(shelf.vendor.length);
    const { scores, found } = this;
    const byCategory = new Map<number, number>();
    const byVendor = new Map<number, number>();
    let count = 0;
    const give = (slot: number, score: number) => {
      if (scores[slot]! >= score) return;
      if (scores[slot] === 0) {
        if (shelf.live[slot] !== 1 || comes[shelf.vendor[slot]!] !== 1) return;
        found[count++] = slot;
      }
      scores[slot] = score;
    };
    for (const { stems, category, weight } of wish.targets) {
      if (category !== undefined) {
        const number = this.numbersBySlug.get(category);
        if (number !== undefined) raise(byCategory, number, weight * MEANT_CATEGORY);
        continue;
      }
      const parts = stems.split(' ');
      for (const slot of inAll(this.titles, parts)) give(slot, weight * TITLE);
      for (const slot of inAll(this.descriptions, parts)) give(slot, weight * DESCRIPTION);
      if (parts.length > 1) continue;
      for (const [number, share] of this.categories.get(stems) ?? []) raise(byCategory, number, weight * share);
      for (const number of this.providers.get(stems) ?? []) raise(byVendor, number, weight * PROVIDER);
    }
    if (byCategory.size > 0 || byVendor.size > 0) {
      const [categories, vendors] = [table(byCategory, shelf.categories), table(byVendor, comes.length)];
      for (const slot of shelf.slots) {
        const score = Math.max(categories[shelf.category[slot]!]!, vendors[shelf.vendor[slot]!]!);
        if (score > 0) give(slot, score);
      }
    }
    this.count = count;
    return count;
  }

  /** What was found last is forgotten. Both are kept: a market's worth of numbers for every word would keep the garbage collector busy. */
  private clear(size: number): void {
    for (let index = 0; index < this.count; index++) this.scores[this.found[index]!] = 0;
    this.count = 0;
    if (this.scores.length >= size) return;
    this.scores = new Float32Array(size);
    this.found = new Uint32Array(size);
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

function raise(scores: Map<number, number>, key: number, score: number): void {
  if ((scores.get(key) ?? 0) < score) scores.set(key, score);
}

/** The same by index: it is looked into for every slot. */
function table(scores: ReadonlyMap<number, number>, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const [index, score] of scores) values[index] = score;
  return values;
}

/** What few services have tells more: 1 for what all have, 2 for what one has. */
const weightOf = (found: number, services: number): number => 1 + Math.log((services + 1) / (found + 1)) / Math.log(services + 2);

/** Slots that stand under each of the words. */
function inAll(places: ReadonlyMap<string, readonly number[]>, words: readonly string[]): readonly number[] {
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
