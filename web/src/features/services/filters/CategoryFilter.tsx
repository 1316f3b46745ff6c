import type { CategoryDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { FilterLink } from '../search/FilterLink.tsx';
import type { ServiceFilters } from '../search/service-filters.ts';
import { shownCategories } from './category-tree.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface CategoryFilterProps {
  categories: CategoryDto[];
  current: string | undefined;
  filters: ServiceFilters;
  onLeave: () => void;
}

/** Links, because a category is a page; the other filters go along. The children show inside the branch one is in. */
export function CategoryFilter({ categories, current, filters, onLeave }: CategoryFilterProps) {
  return (
    <FilterGroup title="Categories">
      <Badges>
        {shownCategories(categories, current).map(({ slug, name, chosen }) => (
          <li key={slug}>
            <FilterLink
              filters={filters}
              change={{}}
              path={slug ? paths.category(slug) : paths.services}
              aria-current={chosen ? 'page' : undefined}
              onLeave={onLeave}
            >
              {name}
            </FilterLink>
          </li>
        ))}
      </Badges>
    </FilterGroup>
  );
}
