import { paths } from '#shared/paths.ts';
import type { Place } from '#shared/place/place.ts';
import { addressOf, changed, EVERYWHERE, PRICE_MAX, PRICE_STEP, type ServiceFilters } from '../../search/service-filters.ts';
import { nowhere, zipOf } from '../../search/where.ts';
import { type Choice, currentDraft, type Draft, keepDraft } from './draft-store.ts';
import { type Mistakes, mistakesIn } from './mistakes.ts';

/** The list that the sheet would change. */
export interface List {
  category: string | undefined;
  filters: ServiceFilters;
}

/** Filters as they stand in the fields. */
function chosenOf({ category = '', filters: { minPrice, maxPrice, search, minRating, zip, day, part } }: List): Choice {
  return { category, search, minPrice: String(minPrice), maxPrice: String(maxPrice), minRating, zip, day, part };
}

/** The list's filters with what is drafted over them. */
export const choiceOf = (list: List, draft: Draft): Choice => ({ ...chosenOf(list), ...draft });

/** A price that was typed, or what an empty or wrong one stands for. */
export function dollarsOf(text: string, otherwise: number): number {
  const dollars = Number(text);
  return text === '' || Number.isNaN(dollars) ? otherwise : Math.min(PRICE_MAX, Math.max(0, dollars));
}

/** The list that a choice leads to. */
export function listOf(choice: Choice, { filters }: List): List {
  const { category, search, minRating, zip, day, part } = choice;
  const minPrice = dollarsOf(choice.minPrice, 0);
  const maxPrice = dollarsOf(choice.maxPrice, PRICE_MAX);
  return { category: category || undefined, filters: changed(filters, { search, minPrice, maxPrice, minRating, zip, day, part }) };
}

/** Where a list stands, on its first page. */
export const firstPageOf = ({ category, filters }: List): string =>
  addressOf(category ? paths.category(category) : paths.services, changed(filters, {}));

export const mistakesOf = (choice: Choice): Mistakes => mistakesIn(choice, { step: PRICE_STEP, max: PRICE_MAX, everywhere: EVERYWHERE });

/** Whether anything is drafted that the list does not show. */
export function isPending(list: List, draft: Draft): boolean {
  const choice = choiceOf(list, draft);
  return Object.keys(mistakesOf(choice)).length > 0 || firstPageOf(listOf(choice, list)) !== firstPageOf(list);
}

/** A ZIP that was typed, as the filter has it: the one that stood there first is what it was, and none is none. */
export function zipTyped(text: string, { filters }: Pick<List, 'filters'>, here: Place | null): string {
  const zip = text.trim();
  return zip === zipOf(filters, here) ? filters.zip : zip || nowhere(here);
}

/** Drafts a change, over what is drafted at this moment: of two quick ones the second must not undo the first. */
export function draft(change: Draft, list: List): void {
  const shown = chosenOf(list);
  const next = Object.entries({ ...currentDraft(), ...change }).filter(([name, value]) => value !== shown[name as keyof Choice]);
  keepDraft(Object.fromEntries(next));
}

/** A change of filters as a draft. */
export const asDraft = ({ minPrice, maxPrice, sort: _sort, page: _page, ...same }: Partial<ServiceFilters>): Draft => ({
  ...same,
  ...(minPrice !== undefined && { minPrice: String(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
});
