import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { PRICE_TYPES, type PriceType } from './price-types.ts';

interface PriceFieldsOf {
  priceType: PriceType;
  basePrice: string;
}

/** How a price is meant, and how much it is; within a form that holds both. */
export function PriceFields({ labels }: { labels: Readonly<Record<keyof PriceFieldsOf, string>> }) {
  const { register, formState } = useFormContext<PriceFieldsOf>();
  const { errors } = formState;
  const inputLabel = { shrink: true };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <Field
        select
        label={labels.priceType}
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
        label={labels.basePrice}
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
  );
}
