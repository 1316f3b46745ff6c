import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReviewListSkeleton } from '../../ui/reviews/ReviewListSkeleton.tsx';
import { VendorServices } from './VendorServices.tsx';

const VendorReviews = lazy(async () => ({ default: (await import('./VendorReviews.tsx')).VendorReviews }));

/** The chosen tab stands in the address, so that reviews can be linked to. */
export function VendorTabs({ vendorId }: { vendorId: string }) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'reviews' ? 'reviews' : 'services';
  const open = (next: string) => setParams(next === 'services' ? {} : { tab: next }, { replace: true, preventScrollReset: true });

  return (
    <div>
      <Tabs value={tab} onChange={(_event, next: string) => open(next)} aria-label="About this provider">
        <Tab value="services" label="Services" id="tab-services" aria-controls="panel-services" />
        <Tab value="reviews" label="Reviews" id="tab-reviews" aria-controls="panel-reviews" />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ pt: 3 }}>
        <Suspense fallback={<ReviewListSkeleton />}>
          {tab === 'services' ? <VendorServices vendorId={vendorId} /> : <VendorReviews vendorId={vendorId} />}
        </Suspense>
      </Box>
    </div>
  );
}
