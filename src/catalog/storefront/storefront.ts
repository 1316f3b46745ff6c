import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.js';
import { wordsOf } from '../search/language/words.js';
import { type Search, search, type Term } from '../search/search.js';
import { ServiceIndex } from '../search/service-index.js';
import { above, SlotColumns } from '../search/slot-columns.js';
import { type Matches, MOST_MATCHING } from '../search/slot-scores.js';
import type { PriceType } from '../service.events.js';
import type { ServiceCardDto } from '../services/service.dto.js';
import { Categories, type ShownCategory } from './categories.js';
import type { LongestJobs } from './free-time.js';
import { byRank, Order, type Page, pageByRank } from './order.js';
import { type Provider, type ProviderFilter, Providers } from './providers.js';
import type { ServiceSort } from './service-sort.js';

/** A service as it stands in its read table. */
export interface StoredService {
  readonly id: string;
  readonly revision: number;
  readonly vendorId: string;
  readonly categoryId: string;
  readonly title: string;
  readonly description: string;
  readonly basePriceCents: number;
  readonly priceType: PriceType;
  readonly durationMinutes: number;
  readonly active: boolean;
  /** Milliseconds since 1970. */
  readonly createdMs: number;
}

/** A place keeps to those who drive there. */
export interface Wanted extends ProviderFilter {
  readonly sort?: ServiceSort | undefined;
  /** By number of the category. */
  readonly categories: Uint8Array;
  readonly minCents: number;
  readonly maxCents: number;
  /** Only what is searched for. */
  readonly matches?: Matches | undefined;
  /** Only what its provider has time for, where it is to be done at a time. */
  readonly longestJobs?: LongestJobs | undefined;
}

/** One page of what was wanted. */
export interface Found {
  readonly total: number;
  /** Whose services these are, counted. */
  readonly providers: number;
  readonly items: ServiceCardDto[];
}

/** Slots that were given up, before it is worth to start over; of a small market there may be more of them than of others. */
const WORN = 5000;
/** More than any price. */
const MOST_CENTS = 2 ** 31 - 1;
/** What is searched for often is not looked for again until something has changed. */
const KEPT_SEARCHES = 100;
/** Where no place is known, nobody is nearer. */
const NO_WAY = { of: new Uint16Array(0), count: 1 };

/**
 * Every active service, in memory, so that any filter, sort, search and page of the public list is one pass over a few arrays of numbers. A service has a
 * slot; when it changes it gets a new one.
 */
export class Storefront {
  readonly providers = new Providers();
  readonly categories = new Categories();
  private readonly index = new ServiceIndex();
  private readonly searches = new LRUCache<string, Search>({ max: KEPT_SEARCHES });
  private readonly slots = new Map<string, number>();

  private readonly services: StoredService[] = [];
  private readonly columns = new SlotColumns();
  /** By slot, how well it passes, 0 for not at all. Good until the next question: a market's worth of numbers for each would keep the garbage collector busy. */
  private passing = new Uint8Array(0);

  private readonly newest = new Order((a, b) => this.byAge(a, b));
  private readonly cheapest = new Order((a, b) => this.cents(a) - this.cents(b) || this.byAge(a, b));
  private readonly dearest = new Order((a, b) => this.cents(b) - this.cents(a) || this.byAge(a, b));
  private readonly orders = [this.newest, this.cheapest, this.dearest];
  /** Made when somebody asks; they follow from the services, and from the providers' reviews. */
  private byRating: Uint32Array | undefined;
  private byReviews: Uint32Array | undefined;
  private counts: ReadonlyMap<string, number> | undefined;

  constructor(private readonly clock: Clock) {}

  /** So much was given up that a new one would be smaller. */
  get worn(): boolean {
    const { size, count } = this.columns;
    return size - count > count + WORN;
  }

  replaceProviders(providers: readonly Provider[]): void {
    this.providers.replace(providers);
    this.index.replaceProviders(providers.map(({ id, businessName }) => [this.providers.numberOf(id), businessName]));
    this.forgetAnswers();
  }

  replaceCategories(categories: readonly ShownCategory[]): void {
    this.categories.replace(categories);
    this.index.replaceCategories(categories.map((category) => [this.categories.numberOf(category.id), category]));
    this.forgetAnswers();
  }

  /** Services that are new or have changed, and ids of those that are gone. */
  change(changed: readonly StoredService[], gone: readonly string[]): void {
    for (const id of gone) this.take(id);
    for (const service of changed) {
      this.take(service.id);
      if (service.active) this.put(service);
    }
    this.forgetAnswers();
  }

  /** What a term asks for, and how well each service is that. */
  search(term: Term): Search {
    if (term.typing) return this.searched(term); // the next letter asks for something else
    const key = `${this.today()} ${term.here?.zip ?? ''} ${term.text}`;
    let found = this.searches.get(key);
    if (!found) this.searches.set(key, (found = this.searched(term)));
    return found;
  }

  /** Public providers whose names have all words of a text, the last of which may only be begun. */
  providersNamed(text: string): Provider[] {
    return this.index.providersNamed(wordsOf(text)).flatMap((number) => this.providers.at(number) ?? []);
  }

  /**
   * How many services are wanted and of how many providers, and those of one page. A chosen sort wins; else better matches come first, equal ones by their
   * providers' way, then newest.
   */
  find(wanted: Wanted, offset: number, limit: number): Found {
    const { among, total, providers } = this.pass(wanted);
    const page = { offset: Math.min(offset, total), limit };
    return { total, providers, items: Array.from(this.page(wanted, among, total, page), (slot) => this.card(slot)) };
  }

  private page({ sort, matches, place }: Wanted, among: Uint32Array, total: number, { offset, limit }: Page): Uint32Array {
    const order = this.inOrder(sort ?? 'newest');
    // The order is that of the list: it is walked until the page is full.
    if (sort || !(matches || place)) return this.firstPassing(Math.min(offset + limit, total), order).subarray(offset);
    const { passing } = this;
    const { vendor } = this.columns;
    const way = place ? this.providers.wayTo(place) : NO_WAY;
    const rankOf = (slot: number) => {
      const level = passing[slot]!;
      return level === 0 ? -1 : (MOST_MATCHING - level) * way.count + (place ? way.of[vendor[slot]!]! : 0);
    };
    return pageByRank({ among, order, rankOf, ranks: MOST_MATCHING * way.count }, { offset, limit });
  }

  /** Public services by id of the category; a parent's are its children's too. */
  countByCategory(): ReadonlyMap<string, number> {
    return (this.counts ??= this.counted());
  }

  private counted(): ReadonlyMap<string, number> {
    const { total } = this.pass({ categories: this.categories.within(undefined)!, minCents: 0, maxCents: Infinity });
    const byNumber: number[] = [];
    for (const slot of this.firstPassing(total, this.newest.slots())) {
      const number = this.columns.category[slot]!;
      byNumber[number] = (byNumber[number] ?? 0) + 1;
    }
    const counts = new Map<string, number>();
    for (const [number, count = 0] of byNumber.entries()) {
      const { id, parentId } = this.categories.at(number) ?? {};
      for (const counted of [id, parentId]) if (counted) counts.set(counted, (counts.get(counted) ?? 0) + count);
    }
    return counts;
  }

  private searched(term: Term): Search {
    return search({ ...term, today: this.today() }, this.index, this.columns, this.providers);
  }

  private today(): string {
    return this.clock.now().slice(0, 10);
  }

  /** Marks what is wanted in `passing`, and counts it and its providers. */
  private pass(wanted: Wanted): { readonly among: Uint32Array; readonly total: number; readonly providers: number } {
    const { live, vendor, category, cents, minutes } = this.columns;
    if (this.passing.length < live.length) this.passing = new Uint8Array(live.length);
    else this.passing.fill(0);
    const { passing } = this;
    const { categories, minCents, maxCents, matches, longestJobs } = wanted;
    const providers = this.providers.passing(wanted);
    const longest = longestJobs && this.providers.longestJobs(longestJobs);
    const among = this.lookedAt(wanted, providers);
    const counted = new Uint8Array(this.providers.count);
    const [least, most] = [Math.ceil(Math.min(minCents, MOST_CENTS)) - 1, Math.min(Math.floor(maxCents) + 1, MOST_CENTS)];
    let total = 0;
    for (let index = 0; index < among.length; index++) {
      const slot = among[index]!;
      const number = vendor[slot]!;
      const price = cents[slot]!;
      const passes =
        live[slot]! &
        providers[number]! &
        categories[category[slot]!]! &
        above(price, least) &
        above(most, price) &
        (longest ? above(longest[number]! + 1, minutes[slot]!) : 1);
      passing[slot] = passes * (matches ? matches.levels[index]! : MOST_MATCHING);
      counted[number]! |= passes;
      total += passes;
    }
    return { among, total, providers: counted.reduce((sum, one) => sum + one, 0) };
  }

  /** Slots among which all are that can pass: the fewest that one of the conditions leaves. */
  private lookedAt({ matches, categories }: Wanted, providers: Uint8Array): Uint32Array {
    if (matches) return matches.slots;
    const { ofCategory, ofVendor, count } = this.columns;
    const [inCategories, ofProviders] = [ofCategory.countOf(categories), ofVendor.countOf(providers)];
    if (Math.min(inCategories, ofProviders) * 2 > count) return this.newest.slots();
    return inCategories < ofProviders ? ofCategory.allOf(categories) : ofVendor.allOf(providers);
  }

  /** The first so many of what passes, in an order. */
  private firstPassing(count: number, order: Uint32Array): Uint32Array {
    const { passing } = this;
    const found = new Uint32Array(count);
    for (let index = 0, length = 0; length < count; index++) {
      const slot = order[index]!;
      if (passing[slot] !== 0) found[length++] = slot;
    }
    return found;
  }

  private inOrder(sort: ServiceSort): Uint32Array {
    switch (sort) {
      case 'newest':
        return this.newest.slots();
      case 'price-low':
        return this.cheapest.slots();
      case 'price-high':
        return this.dearest.slots();
      case 'rating':
        return (this.byRating ??= this.ranked(({ ratingSum, ratingCount }) => (ratingCount > 0 ? ratingSum / ratingCount : 0)));
      case 'reviews':
        return (this.byReviews ??= this.ranked(({ ratingCount }) => ratingCount));
    }
  }

  private ranked(score: (provider: Provider) => number): Uint32Array {
    const ranks = this.providers.ranks(score);
    const { vendor } = this.columns;
    return byRank(this.newest.slots(), (slot) => ranks.of[vendor[slot]!]!, ranks.count);
  }

  private put(service: StoredService): void {
    const { id, title, description, basePriceCents: cents, durationMinutes: minutes, createdMs: created } = service;
    const vendor = this.providers.numberOf(service.vendorId);
    const category = this.categories.numberOf(service.categoryId);
    const slot = this.columns.add({ vendor, category, cents, minutes, created });
    this.services[slot] = service;
    this.slots.set(id, slot);
    this.index.add(slot, { title, description });
    for (const order of this.orders) order.add(slot);
  }

  /** The service itself stays while an order still holds its slot. */
  private take(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.columns.giveUp(slot);
    for (const order of this.orders) order.remove(slot);
  }

  private byAge(a: number, b: number): number {
    const { created } = this.columns;
    return created[b]! - created[a]! || (this.services[a]!.id < this.services[b]!.id ? -1 : 1);
  }

  private cents(slot: number): number {
    return this.columns.cents[slot]!;
  }

  private forgetAnswers(): void {
    this.searches.clear();
    this.byRating = undefined;
    this.byReviews = undefined;
    this.counts = undefined;
  }

  private card(slot: number): ServiceCardDto {
    const { id, revision, title, description, basePriceCents, priceType, durationMinutes } = this.services[slot]!;
    const { slug, name, icon, pictureUrl, active: isActive } = this.categories.at(this.columns.category[slot]!)!;
    const { ratingSum, ratingCount, timeZone: _, ...vendor } = this.providers.at(this.columns.vendor[slot]!)!;
    return {
      id,
      revision,
      title,
      description,
      basePriceCents,
      priceType,
      durationMinutes,
      category: { slug, name, icon, pictureUrl, isActive },
      vendor: { ...vendor, averageRating: averageOf(ratingSum, ratingCount), reviewCount: ratingCount },
    };
  }
}

/** Two decimals, as `vendorRating` gives. */
const averageOf = (sum: number, count: number): number | null => (count === 0 ? null : Math.round((sum * 100) / count) / 100);
