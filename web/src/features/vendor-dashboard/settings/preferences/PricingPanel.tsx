import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '#ui/cards/Panel.tsx';
import { SwitchRows } from '#ui/forms/SwitchRow.tsx';
import { LABELS } from '../labels.ts';
import type { SettingsFields } from '../settings-fields.ts';
import { COLUMNS } from './columns.ts';
import { NumberField } from './NumberField.tsx';
import { SurchargeExample } from './SurchargeExample.tsx';
import { SwitchField } from './SwitchField.tsx';

export function PricingPanel() {
  const { control } = useFormContext<SettingsFields>();
  const dynamic = useWatch({ control, name: 'pricing.dynamicPricing' });
  return (
    <Panel title="Pricing">
      <SwitchRows>
        <SwitchField
          name="pricing.dynamicPricing"
          label={LABELS['pricing.dynamicPricing']}
          does="Jobs on weekends and in the evening cost more. Customers see by how much before they book."
        />
      </SwitchRows>
      {dynamic && (
        <>
          <Box sx={{ ...COLUMNS, mb: 1 }}>
            <NumberField name="pricing.weekendPercent" does="On Saturdays and Sundays, of the base price" min={0} max={100} unit="%" />
            <NumberField
              name="pricing.eveningPercent"
              does="For jobs that start at 5:00 PM or later, of the base price"
              min={0}
              max={100}
              unit="%"
            />
          </Box>
          <SurchargeExample />
        </>
      )}
      <Box sx={COLUMNS}>
        <NumberField
          name="pricing.minimumBooking"
          does="A lower price is raised to this, as a line of its own. 0 for none."
          min={0}
          step={0.01}
          currency
        />
        <NumberField
          name="pricing.cancellationFee"
          does="What a customer pays who cancels less than 24 hours before the start, at most the price"
          min={0}
          step={0.01}
          currency
        />
      </Box>
    </Panel>
  );
}
