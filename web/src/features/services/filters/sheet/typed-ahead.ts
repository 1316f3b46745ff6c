import { currentPlace } from '#shared/place/place.ts';
import { filtersNow } from '../../search/useServiceFilters.ts';
import { currentDraft, type Draft, keepDraft } from '../draft/draft-store.ts';
import { zipTyped } from '../draft/drafted.ts';
import { sheet } from './sheet-visit.ts';

/** The field in which somebody was typing when the draft took the sheet over. */
let typedIn = '';

/** Who opens the sheet before the scripts have come may have typed something: it goes into the draft that they bring. */
export function takeTyped(): void {
  const fields = [...(sheet()?.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])') ?? [])];
  typedIn = fields.find((field) => field === document.activeElement)?.name ?? '';
  const filters = filtersNow();
  const typed: Draft = {};
  for (const { name, value } of fields) {
    if ((name === 'minPrice' || name === 'maxPrice') && value !== String(filters[name])) typed[name] = value;
    if (name === 'day' && /^\d/.test(value || filters.day) && value !== filters.day) typed.day = value;
    if (name === 'zip') typed.zip = zipTyped(value, { filters }, currentPlace() ?? null);
  }
  if (typed.zip === filters.zip) delete typed.zip;
  if (Object.keys(typed).length > 0) keepDraft({ ...currentDraft(), ...typed });
}

/** @returns the field's name, once */
export function wasTypedIn(): string {
  const name = typedIn;
  typedIn = '';
  return name;
}
