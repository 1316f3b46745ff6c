import type { CategoryDto, ServicePageDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { PageHead } from '#ui/page/PageHead.tsx';
import { useSiteOrigin } from '#ui/page/site.ts';
import { breadcrumbList, type Crumb } from '#ui/page/structured-data.ts';
import { addressOf, NO_FILTERS, paramsOf, type ServiceFilters } from './search/service-filters.ts';

interface ServicesHeadProps {
  title: string;
  category: CategoryDto | undefined;
  crumbs: readonly Crumb[];
  filters: ServiceFilters;
  page: ServicePageDto | undefined;
}

/** Plain pages of the list are kept by search engines, each under its own address; whatever is filtered or sorted is not. */
export function ServicesHead({ title, category, crumbs, filters, page }: ServicesHeadProps) {
  const origin = useSiteOrigin();
  const pathname = category ? paths.category(category.slug) : paths.services;
  const list = page && page.items.length > 0 ? [itemList(origin, page)] : [];
  return (
    <PageHead
      title={title}
      description={
        category?.description || 'Compare prices, ratings and free times of verified local providers for every job around the home.'
      }
      path={addressOf(pathname, { ...NO_FILTERS, page: filters.page })}
      noindex={paramsOf({ ...filters, page: 1 }).size > 0}
      data={[...list, breadcrumbList(origin, crumbs)]}
    />
  );
}

const itemList = (origin: string, { items, total, page, pageSize }: ServicePageDto) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * pageSize + index + 1,
    name: title,
    url: origin + paths.service(id),
  })),
});
