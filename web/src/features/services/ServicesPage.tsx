import { Navigate, useLocation, useParams } from 'react-router-dom';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { NotFound } from '#ui/placeholders/NotFound.tsx';
import { useCategoriesQuery } from './api.ts';
import { RENAMED } from './filters/category-tree.ts';
import { ServiceBrowser } from './ServiceBrowser.tsx';

/** /services and /services/{category} */
export function ServicesPage() {
  const { category: slug } = useParams();
  const { search } = useLocation();
  const { data: categories } = useCategoriesQuery();
  const renamed = slug && RENAMED[slug];
  const category = categories?.find((known) => known.slug === slug);

  if (renamed) return <Navigate to={{ pathname: paths.category(renamed), search }} replace />;
  if (slug && categories && !category) {
    return <NotFound title="Category not found" text="It may have been renamed or taken off the list." action={<BrowseServices />} />;
  }
  return <ServiceBrowser slug={slug} category={category} categories={categories ?? []} />;
}
