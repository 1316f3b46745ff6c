import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormContext } from 'react-hook-form';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { PRICE_TYPES } from './price-types.ts';
import { PricePreview } from './PricePreview.tsx';
import { LABELS, type ServiceFields } from './service-fields.ts';

export function PricingInformation() {
  const { register, formState } = useFormContext<ServiceFields>();
  const { errors } = formState;
  const inputLabel = { shrink: true };
  return (
    <Panel title="Pricing Information">
      <Box sx={{ display: 'grid', gap: 2.5, mt: 1.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Field
          select
          label={LABELS.priceType}
          required
          registration={register('priceType')}
          error={errors.priceType}
          slotProps={{ inputLabel }}
        >
          {Object.entries(PRICE_TYPES).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label={LABELS.basePrice}
          type="number"
          required
          registration={register('basePrice')}
          error={errors.basePrice}
          slotProps={{
            inputLabel,
            htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
      </Box>
      <PricePreview />
    </Panel>
  );
}
