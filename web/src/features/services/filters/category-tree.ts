import { paths } from '#shared/paths.ts';
import { branchesOf } from '#shared/services/category-branches.ts';
import type { Crumb } from '#ui/page/structured-data.ts';

interface Category {
  slug: string;
  name: string;
  parentSlug: string | null;
}

/** All, the top categories, and the children of the branch that one is in; an empty slug stands for all. */
export function shownCategories(categories: readonly Category[], current: string | undefined) {
  const shown = branchesOf(categories).flatMap(({ category, children }) => {
    const open = [category, ...children].some(({ slug }) => slug === current);
    return [category, ...(open ? children : [])];
  });
  return [{ slug: '', name: 'All', chosen: !current }, ...shown.map(({ slug, name }) => ({ slug, name, chosen: slug === current }))];
}

/** Where a category stands: below all services, and below its parent. */
export function crumbsOf<C extends Category>(category: C | undefined, categories: readonly C[]): Crumb[] {
  const parent = categories.find(({ slug }) => slug === category?.parentSlug);
  const within = [parent, category].filter((step) => step !== undefined);
  return [
    { name: 'Home', path: paths.home },
    { name: 'Services', path: paths.services },
    ...within.map(({ slug, name }) => ({ name, path: paths.category(slug) })),
  ];
}

/** Old links still name a category by what it was called before. */
export const renamedFrom = <C extends { formerSlugs: string[] }>(categories: C[] | undefined, slug = ''): C | undefined =>
  categories?.find(({ formerSlugs }) => formerSlugs.includes(slug));
