import { Dictionary, type Likely } from './dictionary.js';
import { saidWords } from './language/trade-words.js';
import { stemOf, wordsOf } from './language/words.js';
import type { SlotColumns } from './slot-columns.js';
import { type Matches, NO_MATCHES, type Scored, SlotScores } from './slot-scores.js';
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
  readonly formerSlugs: readonly string[];
  readonly name: string;
  readonly description: string;
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

/** An optional wish counts so much of another. */
const OPTIONAL = 0.5;

/** Which words stand where: in titles and descriptions by slot, in categories and providers by their numbers, and those by slot. Slots are never reused. */
export class ServiceIndex implements Vocabulary {
  private readonly dictionary = new Dictionary();
  private readonly titles = new Map<string, number[]>();
  private readonly descriptions = new Map<string, number[]>();
  private categories = new Map<string, Map<number, number>>();
  private numbersBySlug = new Map<string, number>();
  private providers = new Map<string, Set<number>>();

  private readonly scores = new SlotScores();

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
    this.numbersBySlug = new Map(
      all.flatMap(([number, { slug, formerSlugs }]) => [...formerSlugs, slug].map((each) => [each, number] as const)),
    );
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
    const { scores } = this;
    const find = (wish: Wish) => scores.find(this.scoredBy(wish, shelf), shelf, comes);
    const required = wishes.filter(({ optional }) => !optional);
    scores.clear(shelf.live.length);
    if (wishes.length === 1) {
      find(wishes[0]!);
      const { matches } = scores.nearBest(0, shelf.size);
      return { matches, lacking: matches === NO_MATCHES ? required : [] };
    }
    let weights = 0;
    for (const wish of wishes) {
      const weight = weightOf(find(wish), shelf.count) * (wish.optional ? OPTIONAL : 1);
      weights += weight;
      scores.add(weight, shelf.size, wish);
    }
    scores.combine({ wishes: wishes.length, required: required.length, weights }, shelf.size);
    const { matches, lacking } = scores.nearBest(required.length, shelf.size);
    if (matches === NO_MATCHES) return { matches, lacking: required };
    return { matches, lacking: lacking === undefined ? [] : required.filter((wish) => find(wish) === 0 || !scores.has(lacking)) };
  }

  /** Slots that have what is wished for. */
  private scoredBy({ targets }: Wish, shelf: SlotColumns): Scored[] {
    const scored: Scored[] = [];
    for (const { stems, category, weight } of targets) {
      if (category !== undefined) {
        const number = this.numbersBySlug.get(category);
        if (number !== undefined) scored.push({ slots: shelf.ofCategory.of(number), score: weight * MEANT_CATEGORY });
        continue;
      }
      const parts = stems.split(' ');
      scored.push({ slots: inAll(this.titles, parts), score: weight * TITLE });
      scored.push({ slots: inAll(this.descriptions, parts), score: weight * DESCRIPTION });
      if (parts.length > 1) continue;
      for (const [number, share] of this.categories.get(stems) ?? [])
        scored.push({ slots: shelf.ofCategory.of(number), score: weight * share });
      for (const number of this.providers.get(stems) ?? []) scored.push({ slots: shelf.ofVendor.of(number), score: weight * PROVIDER });
    }
    return scored;
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
