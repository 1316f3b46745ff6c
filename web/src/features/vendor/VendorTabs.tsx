import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { VendorReviews } from './VendorReviews.tsx';
import { VendorServices } from './VendorServices.tsx';

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
        {tab === 'services' ? <VendorServices vendorId={vendorId} /> : <VendorReviews vendorId={vendorId} />}
      </Box>
    </div>
  );
}
