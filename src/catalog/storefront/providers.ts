import { LRUCache } from 'lru-cache';
import { citiesNamed, milesApart, type Point, type ZipPlace } from '../../platform/geo/zip.js';
import type { LongestJobs } from './free-time.js';

/** A public provider, as `publicProviders` selects one. */
export interface Provider {
  readonly id: string;
  readonly businessName: string;
  readonly ownerName: string;
  readonly photoUrl: string | null;
  readonly city: string;
  readonly state: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly serviceAreaRadius: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

export interface ProviderFilter {
  readonly minRating?: number | undefined;
  /** Only those who drive there. */
  readonly place?: Point | undefined;
}

/** Places that many look for are not measured from again until a provider changes, nor is who passes a filter asked again. */
const KEPT_PLACES = 20;
const KEPT_FILTERS = 60;

/** Providers by a number of their own, which each keeps for good: services name theirs by it. */
export class Providers {
  private readonly numbers = new Map<string, number>();
  private known: (Provider | undefined)[] = [];
  private everybody: readonly Provider[] = [];
  private homes: ReadonlySet<string> = new Set();
  private readonly jobs = new WeakMap<LongestJobs, Uint16Array>();
  private readonly ways = new LRUCache<string, Float32Array>({ max: KEPT_PLACES });
  private readonly passed = new LRUCache<string, Uint8Array>({ max: KEPT_FILTERS });

  numberOf(id: string): number {
    let number = this.numbers.get(id);
    if (number === undefined) this.numbers.set(id, (number = this.numbers.size));
    return number;
  }

  /** Numbers are below this. */
  get count(): number {
    return this.numbers.size;
  }

  at(number: number): Provider | undefined {
    return this.known[number];
  }

  /** All who are public: the same array until they change. */
  all(): readonly Provider[] {
    return this.everybody;
  }

  /** Whoever is not among these is not public. */
  replace(providers: readonly Provider[]): void {
    this.known = [];
    for (const provider of providers) this.known[this.numberOf(provider.id)] = provider;
    this.everybody = this.known.filter((provider) => provider !== undefined);
    this.homes = new Set(providers.map(({ city }) => city.toLowerCase()));
    this.ways.clear();
    this.passed.clear();
  }

  /** For each number whether its provider is public and passes the filter. */
  passing({ minRating = 0, place }: ProviderFilter): Uint8Array {
    const key = `${minRating} ${place ? keyOf(place) : ''}`;
    let passing = this.passed.get(key);
    if (passing?.length !== this.numbers.size) this.passed.set(key, (passing = this.thosePassing(minRating, place && this.milesTo(place))));
    return passing;
  }

  private thosePassing(minRating: number, miles: Float32Array | undefined): Uint8Array {
    const passing = new Uint8Array(this.numbers.size);
    for (const [number, provider] of this.known.entries()) {
      if (!provider || miles?.[number] === Infinity) continue;
      const { ratingSum, ratingCount } = provider;
      if (minRating === 0 || (ratingCount > 0 && ratingSum >= minRating * ratingCount)) passing[number] = 1;
    }
    return passing;
  }

  /** For each number the miles from its provider to a place; `Infinity` where they do not drive there. */
  milesTo(place: Point): Float32Array {
    const key = keyOf(place);
    let miles = this.ways.get(key);
    if (!miles) this.ways.set(key, (miles = Float32Array.from(this.known, (provider) => milesBetween(provider, place))));
    return miles;
  }

  /** For each number how near its provider is, nearest first, to a tenth of a mile: whoever lives closer by less than that is not nearer. */
  wayTo(place: Point): { readonly of: Uint16Array; readonly count: number } {
    const of = Uint16Array.from(this.milesTo(place), (miles) => (miles === Infinity ? 0 : Math.round(miles * 10)));
    return { of, count: of.reduce((most, tenths) => Math.max(most, tenths), 0) + 1 };
  }

  /** For each number the longest job that its provider has time for, 0 for none. */
  longestJobs(jobs: LongestJobs): Uint16Array {
    let longest = this.jobs.get(jobs);
    if (longest?.length === this.numbers.size) return longest;
    longest = new Uint16Array(this.numbers.size);
    for (const [id, minutes] of jobs) longest[this.numberOf(id)] = minutes;
    this.jobs.set(jobs, longest);
    return longest;
  }

  /** A public provider is at home in a city of this name, in any case. */
  isHome(city: string): boolean {
    return this.homes.has(city.toLowerCase());
  }

  /** How many public providers drive to a place. */
  reachedBy(place: Point): number {
    return this.passing({ place }).reduce((sum, passes) => sum + passes, 0);
  }

  /** The cities in which public providers are at home, nearest first, each by the ZIP code in its middle. */
  citiesAround(place: Point, count: number): ZipPlace[] {
    const homes = new Map(this.all().map(({ city, state }) => [`${city}, ${state}`, { city, state }]));
    return [...homes.values()]
      .flatMap(({ city, state }) => citiesNamed(city).find((found) => found.place.state === state)?.place ?? [])
      .map((city) => ({ city, miles: milesApart(city, place) }))
      .toSorted((a, b) => a.miles - b.miles)
      .slice(0, count)
      .map(({ city }) => city);
  }

  /** For each number its rank, highest score first; equal scores share a rank, and nobody's is the last. */
  ranks(score: (provider: Provider) => number): { readonly of: Uint32Array; readonly count: number } {
    const scores = [...new Set(this.known.flatMap((provider) => (provider ? [score(provider)] : [])))].sort((a, b) => b - a);
    const rankOf = new Map(scores.map((value, rank) => [value, rank]));
    const of = new Uint32Array(this.numbers.size).fill(scores.length);
    for (const [number, provider] of this.known.entries()) if (provider) of[number] = rankOf.get(score(provider))!;
    return { of, count: scores.length + 1 };
  }
}

const keyOf = ({ latitude, longitude }: Point): string => `${latitude} ${longitude}`;

function milesBetween(provider: Provider | undefined, place: Point): number {
  if (!provider || provider.latitude === null || provider.longitude === null) return Infinity;
  const { latitude, longitude, serviceAreaRadius } = provider;
  const miles = milesApart({ latitude, longitude }, place);
  return miles <= serviceAreaRadius ? miles : Infinity;
}
