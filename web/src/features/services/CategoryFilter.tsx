import Stack from '@mui/material/Stack';
import type { CategoryDto } from '../../api/generated.ts';
import { paths } from '../../ui/paths.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { branchesOf } from './category-tree.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { paramsOf, type ServiceFilters } from './service-filters.ts';

interface CategoryFilterProps {
  categories: CategoryDto[];
  current: string | undefined;
  filters: ServiceFilters;
}

/** Links, because a category is a page; the other filters go along. The children show inside the branch one is in. */
export function CategoryFilter({ categories, current, filters }: CategoryFilterProps) {
  const query = paramsOf({ ...filters, page: 1 }).toString();
  const to = (path: string) => (query ? `${path}?${query}` : path);
  return (
    <FilterGroup title="Categories">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CategoryBadge label="All" to={to(paths.services)} chosen={!current} />
        {branchesOf(categories).flatMap(({ category, children }) => {
          const open = [category, ...children].some(({ slug }) => slug === current);
          return [category, ...(open ? children : [])].map(({ slug, name }) => (
            <CategoryBadge key={slug} label={name} to={to(paths.category(slug))} chosen={slug === current} />
          ));
        })}
      </Stack>
    </FilterGroup>
  );
}
