import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useCategoriesQuery } from './api.ts';
import { BrowseServices } from '../../ui/BrowseServices.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import { paths } from '../../ui/paths.ts';
import { RENAMED } from './category-tree.ts';
import { ServiceBrowser } from './ServiceBrowser.tsx';

/** /services and /services/{category} */
export function ServicesPage() {
  const { category: slug } = useParams();
  const { search } = useLocation();
  const { data: categories } = useCategoriesQuery();
  const renamed = slug && RENAMED[slug];
  const category = categories?.find((known) => known.slug === slug);

  if (renamed) return <Navigate to={{ pathname: paths.category(renamed), search }} replace />;
  if (slug && categories && !category) return <NotFound title="Category not found" action={<BrowseServices />} />;
  return <ServiceBrowser slug={slug} category={category} categories={categories ?? []} />;
}
