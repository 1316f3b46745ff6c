import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { paths } from '#shared/paths.ts';
import { renamedFrom } from './filters/category-tree.ts';
import { nextSlotsOf, queryOf } from './search/query-of.ts';
import { readFilters } from './search/read-filters.ts';
import { zipOf } from './search/where.ts';

const { categories, services, nextFreeSlots } = publicApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { category }, search }) => {
  const { filters } = readFilters(search);
  const [known, { data: page }] = await Promise.all([
    dispatch(categories.initiate()),
    dispatch(services.initiate(queryOf(filters, category, zipOf(filters, null)))),
  ]);
  const renamed = renamedFrom(known.data, category);
  if (renamed) return { movedTo: `${paths.category(renamed.slug)}${search.size > 0 ? `?${search}` : ''}` };
  if (category && known.data && !known.data.some(({ slug }) => slug === category)) return 404;
  if (!page) return;
  if (page.items.length === 0) return filters.page > 1 ? 404 : undefined;
  await dispatch(nextFreeSlots.initiate(nextSlotsOf(page)));
};
