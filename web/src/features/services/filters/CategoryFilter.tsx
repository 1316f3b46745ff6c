import type { CategoryDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { FilterLink } from '../search/FilterLink.tsx';
import type { ServiceFilters } from '../search/service-filters.ts';
import { branchesOf } from './category-tree.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface CategoryFilterProps {
  categories: CategoryDto[];
  current: string | undefined;
  filters: ServiceFilters;
  onLeave: () => void;
}

/** Links, because a category is a page; the other filters go along. The children show inside the branch one is in. */
export function CategoryFilter({ categories, current, filters, onLeave }: CategoryFilterProps) {
  const shown = branchesOf(categories).flatMap(({ category, children }) => {
    const open = [category, ...children].some(({ slug }) => slug === current);
    return [category, ...(open ? children : [])];
  });
  const badges = [
    { label: 'All', path: paths.services as string, chosen: !current },
    ...shown.map(({ slug, name }) => ({ label: name, path: paths.category(slug), chosen: slug === current })),
  ];
  return (
    <FilterGroup title="Categories">
      <Badges>
        {badges.map(({ label, path, chosen }) => (
          <li key={path}>
            <FilterLink filters={filters} change={{}} path={path} aria-current={chosen ? 'page' : undefined} onLeave={onLeave}>
              {label}
            </FilterLink>
          </li>
        ))}
      </Badges>
    </FilterGroup>
  );
}
