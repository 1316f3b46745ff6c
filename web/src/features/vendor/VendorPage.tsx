import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';
import { asProblem } from '#problem.ts';
import { Gallery } from '#shared/gallery/Gallery.tsx';
import { BrowseServices } from '#shared/page/BrowseServices.tsx';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Breadcrumbs } from '#ui/page/Breadcrumbs.tsx';
import { PageBody } from '#ui/page/text.ts';
import { NotFound } from '#ui/placeholders/NotFound.tsx';
import { useVendorQuery } from './api.ts';
import { ContactCard } from './ContactCard.tsx';
import { ServiceArea } from './ServiceArea.tsx';
import { VendorHead } from './VendorHead.tsx';
import { VendorHeader } from './VendorHeader.tsx';
import { VendorPageSkeleton } from './VendorPageSkeleton.tsx';
import { VendorTabs } from './VendorTabs.tsx';

/** /vendor/{id} */
export function VendorPage() {
  const { id = '' } = useParams();
  const { currentData: vendor, error, refetch } = useVendorQuery({ id });

  if (error && asProblem(error).status === 404) return <NotFound title="Provider not found" action={<BrowseServices />} />;
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!vendor) return <VendorPageSkeleton />;
  const crumbs = [
    { name: 'Services', path: paths.services },
    { name: vendor.businessName, path: paths.vendor(vendor.id) },
  ];
  return (
    <PageBody>
      <VendorHead vendor={vendor} crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <Columns>
        <Main>
          <VendorHeader vendor={vendor} />
          <Gallery key={vendor.id} vendorId={vendor.id} businessName={vendor.businessName} title="Photos of their work" first />
        </Main>
        <Aside>
          <ContactCard vendor={vendor} />
          <ServiceArea key={vendor.id} vendor={vendor} />
        </Aside>
        <VendorTabs key={vendor.id} vendorId={vendor.id} businessName={vendor.businessName} />
      </Columns>
    </PageBody>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 40%)' },
}));

const Main = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });

/** As high as both parts beside it. */
const Aside = styled('div')(({ theme }) => ({ display: 'grid', gap: 24, [theme.breakpoints.up('lg')]: { gridRow: 'span 2' } }));
