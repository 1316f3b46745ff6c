import { useSyncExternalStore } from 'react';
import type { ServiceFilters } from '../../search/service-filters.ts';

/** What the sheet lets choose, as it stands in its fields: prices are what was typed, and a ZIP may be half of one. */
export interface Choice extends Pick<ServiceFilters, 'search' | 'minRating' | 'zip' | 'day' | 'part'> {
  /** Slug; empty for all. */
  category: string;
  minPrice: string;
  maxPrice: string;
}

/** What somebody has changed on the sheet and not applied yet. */
export type Draft = Partial<Choice>;

const KEY = 'plumb-and-level.filter-draft';
const NONE: Draft = {};

let draft: Draft | undefined;
const listeners = new Set<() => void>();

function remembered(): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null) ?? NONE;
  } catch {
    // Without storage the draft lasts as long as the page.
    return NONE;
  }
}

/** What is drafted right now, by whoever is not rendering. */
export const currentDraft = (): Draft => (draft ??= remembered());

/** A draft lasts as long as the tab: a reload does not lose it. */
export function keepDraft(next: Draft): void {
  draft = next;
  for (const listener of listeners) listener();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // See above.
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDraft = (): Draft => useSyncExternalStore(listen, currentDraft, () => NONE);
