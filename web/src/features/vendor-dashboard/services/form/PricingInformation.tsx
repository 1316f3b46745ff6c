import Box from '@mui/material/Box';
import { PriceFields } from '#shared/services/offer/PriceFields.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { PricePreview } from './PricePreview.tsx';
import { LABELS } from './service-fields.ts';

export function PricingInformation() {
  return (
    <Panel title="Pricing Information">
      <Box sx={{ mt: 1.5 }}>
        <PriceFields labels={LABELS} />
      </Box>
      <PricePreview />
    </Panel>
  );
}
