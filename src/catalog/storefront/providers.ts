import { milesApart, type Point } from '../../platform/geo/zip.js';

/** A public provider, as `publicProviders` selects one. */
export interface Provider {
  readonly id: string;
  readonly businessName: string;
  readonly ownerName: string;
  readonly photoUrl: string | null;
  readonly city: string;
  readonly state: string;
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

/** Providers by a number of their own, which each keeps for good: services name theirs by it. */
export class Providers {
  private readonly numbers = new Map<string, number>();
  private known: (Provider | undefined)[] = [];
  private homes: ReadonlySet<string> = new Set();

  numberOf(id: string): number {
    let number = this.numbers.get(id);
    if (number === undefined) this.numbers.set(id, (number = this.numbers.size));
    return number;
  }

  at(number: number): Provider | undefined {
    return this.known[number];
  }

  /** Whoever is not among these is not public. */
  replace(providers: readonly Provider[]): void {
    this.known = [];
    for (const provider of providers) this.known[this.numberOf(provider.id)] = provider;
    this.homes = new Set(providers.map(({ city }) => city.toLowerCase()));
  }

  /** For each number whether its provider is public and passes the filter. */
  passing({ minRating = 0, place }: ProviderFilter): Uint8Array {
    const passing = new Uint8Array(this.numbers.size);
    for (const [number, provider] of this.known.entries()) {
      if (!provider || (place && !reaches(provider, place))) continue;
      const { ratingSum, ratingCount } = provider;
      if (minRating === 0 || (ratingCount > 0 && ratingSum >= minRating * ratingCount)) passing[number] = 1;
    }
    return passing;
  }

  /** A public provider is at home in a city of this name, in any case. */
  isHome(city: string): boolean {
    return this.homes.has(city.toLowerCase());
  }

  /** How many public providers drive to a place. */
  reachedBy(place: Point): number {
    return this.passing({ place }).reduce((sum, passes) => sum + passes, 0);
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

function reaches({ latitude, longitude, serviceAreaRadius }: Provider, place: Point): boolean {
  return latitude !== null && longitude !== null && milesApart({ latitude, longitude }, place) <= serviceAreaRadius;
}
