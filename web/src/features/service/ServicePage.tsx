import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { asProblem } from '#problem.ts';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { REVIEWS_ID } from '#shared/reviews/review-choice.ts';
import { servedPart } from '#ui/dialogs/served-part.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Breadcrumbs } from '#ui/page/Breadcrumbs.tsx';
import { PageBody, PartTitle } from '#ui/page/text.ts';
import { NotFound } from '#ui/placeholders/NotFound.tsx';
import { AboutProvider } from './AboutProvider.tsx';
import { useServiceQuery } from './api.ts';
import { BookCard } from './BookCard.tsx';
import { ServiceHead } from './ServiceHead.tsx';
import { ServiceHeader } from './ServiceHeader.tsx';
import { ServicePageSkeleton } from './ServicePageSkeleton.tsx';

const MoreServices = servedPart(async () => (await import('./MoreServices.tsx')).MoreServices);
const Reviews = servedPart(async () => (await import('#shared/reviews/Reviews.tsx')).Reviews);
const ProviderGallery = servedPart(async () => (await import('#shared/gallery/Gallery.tsx')).Gallery);

/** /service/{id} */
export function ServicePage() {
  const { id = '' } = useParams();
  const { currentData: service, error, refetch } = useServiceQuery({ id });

  if (error && asProblem(error).status === 404) return <NotFound title="Service not found" action={<BrowseServices />} />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!service) return <ServicePageSkeleton />;
  const crumbs = crumbsOf(service);
  return (
    <PageBody>
      <ServiceHead service={service} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <Columns>
        <Sections>
          <ServiceHeader service={service} others={crumbs.at(-2)!.path} />
          <AboutProvider vendor={service.vendor} />
        </Sections>
        <Aside>
          <BookCard key={service.id} service={service} />
        </Aside>
        <Sections>
          <ProviderGallery vendorId={service.vendor.id} businessName={service.vendor.businessName} title="Photos of their work" />
          <section aria-labelledby={REVIEWS_ID}>
            <PartTitle id={REVIEWS_ID}>Reviews</PartTitle>
            <Reviews vendorId={service.vendor.id} businessName={service.vendor.businessName} />
          </section>
          <MoreServices service={service} />
        </Sections>
      </Columns>
    </PageBody>
  );
}

const crumbsOf = ({ id, title, category }: ServiceDetailDto) => [
  { name: 'Services', path: paths.services },
  ...(category.isActive ? [{ name: category.name, path: paths.category(category.slug) }] : []),
  { name: title, path: paths.service(id) },
];

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gap: 48, gridTemplateColumns: 'minmax(0, 1fr) min(25rem, 40%)' },
}));

const Sections = styled('div')({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });
/** As high as both parts beside it. */
const Aside = styled('div')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { gridRow: 'span 2', alignSelf: 'stretch' } }));
