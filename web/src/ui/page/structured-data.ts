import type { StructuredData } from './PageHead.tsx';

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to the page, as search engines show it. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});

interface Provider {
  id: string;
  businessName: string;
  averageRating: number | null;
  reviewCount: number;
}

/** A provider, with the rating that visible reviews gave. */
export const localBusiness = (origin: string, { id, businessName, averageRating, reviewCount }: Provider): StructuredData => ({
  '@type': 'LocalBusiness',
  name: businessName,
  url: `${origin}/vendor/${id}`,
  ...(averageRating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating, reviewCount, bestRating: 5, worstRating: 1 },
  }),
});
