import type { ManagedServiceDto, ManagedServicePageDto } from '../api.ts';
import { askedFor, type FoundServices, hrefOf } from '../found-services.ts';

/** Which services are chosen: some of those on show, or all that match, on whichever page. */
export interface Choice {
  /** The address at which they were chosen: at another one nothing is. */
  at: string;
  ids: readonly string[];
  all: boolean;
}

export const NONE: Choice = { at: '', ids: [], all: false };

/** What is chosen of what is on show now. */
export interface Chosen {
  ids: readonly string[];
  all: boolean;
  total: number;
  active: number;
}

export function chosenOf({ at, ids, all }: Choice, found: FoundServices, page: ManagedServicePageDto | undefined): Chosen {
  if (!page || at !== hrefOf(found)) return { ids: [], all: false, total: 0, active: 0 };
  const here = page.items.filter(({ id }) => all || ids.includes(id));
  if (all) return { ids: idsOf(here), all, total: page.total, active: found.state === 'inactive' ? 0 : page.activeCount };
  return { ids: idsOf(here), all, total: here.length, active: here.filter(({ isActive }) => isActive).length };
}

const idsOf = (services: readonly ManagedServiceDto[]) => services.map(({ id }) => id);

/** As the server is told which they are. */
export function told({ ids, all, total }: Chosen, found: FoundServices) {
  if (!all) return { ids: [...ids], total };
  const { sort: _sort, direction: _direction, ...wanted } = askedFor(found);
  return { ...wanted, total };
}
