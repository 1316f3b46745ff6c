import { Navigate, useLocation, useParams } from 'react-router-dom';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { NotFound } from '#ui/placeholders/NotFound.tsx';
import { useCategoriesQuery } from './api.ts';
import { renamedFrom } from './filters/category-tree.ts';
import { ServiceBrowser } from './ServiceBrowser.tsx';

/** /services and /services/{category} */
export function ServicesPage() {
  const { category: slug } = useParams();
  const { search } = useLocation();
  const { data: categories } = useCategoriesQuery();
  const renamed = renamedFrom(categories, slug);
  const category = categories?.find((known) => known.slug === slug);

  if (renamed) return <Navigate to={{ pathname: paths.category(renamed.slug), search }} replace />;
  if (slug && categories && !category) {
    return <NotFound title="Category not found" text="It may have been renamed or taken off the list." action={<BrowseServices />} />;
  }
  return <ServiceBrowser slug={slug} category={category} categories={categories ?? []} />;
}
