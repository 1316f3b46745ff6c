import { oldSlugsOf } from '../../categories/index.js';
import { wordsOf } from '../search/language/words.js';

/** A category as a card names it, and where it stands in the tree. */
export interface ShownCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  /** What it was called in addresses before. */
  readonly formerSlugs: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly icon: string | null;
  readonly pictureUrl: string | null;
  /** An inactive one has no page of its own; its services stay. */
  readonly active: boolean;
}

/** Categories by a number of their own, which each keeps for good: services name theirs by it. */
export class Categories {
  private readonly numbers = new Map<string, number>();
  private known: (ShownCategory | undefined)[] = [];

  numberOf(id: string): number {
    let number = this.numbers.get(id);
    if (number === undefined) this.numbers.set(id, (number = this.numbers.size));
    return number;
  }

  at(number: number): ShownCategory | undefined {
    return this.known[number];
  }

  replace(categories: readonly ShownCategory[]): void {
    this.known = [];
    for (const category of categories) this.known[this.numberOf(category.id)] = category;
  }

  /** Active ones whose names have a word that begins with each of these. */
  named(words: readonly string[]): ShownCategory[] {
    return this.known.flatMap((category) => {
      if (!category?.active) return [];
      const name = wordsOf(category.name);
      return words.length > 0 && words.every((start) => name.some((word) => word.startsWith(start))) ? [category] : [];
    });
  }

  /** The active one of a slug that it has or had. */
  of(slug: string): ShownCategory | undefined {
    return this.known.find((category) => category?.active && [category.slug, ...oldSlugsOf(category)].includes(slug));
  }

  /** For each number whether it is this category or one of its children; all of them without a slug; `undefined` when none of this slug is active. */
  within(slug: string | undefined): Uint8Array | undefined {
    const parent = slug === undefined ? undefined : this.of(slug);
    if (slug !== undefined && !parent) return undefined;
    const within = new Uint8Array(this.numbers.size);
    for (const [number, category] of this.known.entries()) {
      if (category && (!parent || category.id === parent.id || category.parentId === parent.id)) within[number] = 1;
    }
    return within;
  }
}
