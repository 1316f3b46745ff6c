import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DollarField } from './DollarField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceTicks } from './PriceTicks.tsx';
import { PRICE_MAX, PRICE_STEP, type ServiceFilters } from './service-filters.ts';
import { useRangeDraft } from './useRangeDraft.ts';

interface PriceFilterProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** The slider applies when it is let go, the number fields by Enter or the button. */
export function PriceFilter({ filters, onApply }: PriceFilterProps) {
  const { low, high, draw } = useRangeDraft(filters.minPrice, filters.maxPrice);
  const apply = (from: number, to: number) => onApply({ minPrice: Math.min(from, to), maxPrice: Math.max(from, to) });

  return (
    <FilterGroup title="Price range">
      <Stack
        component="form"
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault();
          apply(low, high);
        }}
      >
        <div style={{ paddingInline: 10 }}>
          <Slider
            value={[low, high]}
            min={0}
            max={PRICE_MAX}
            step={PRICE_STEP}
            getAriaLabel={(thumb) => (thumb === 0 ? 'Lowest price' : 'Highest price')}
            getAriaValueText={priceWords}
            onChange={(_event, range) => draw(endsOf(range))}
            onChangeCommitted={(_event, range) => {
              const ends = endsOf(range);
              apply(ends.low, ends.high);
            }}
            sx={{ display: 'block', py: 1.5 }}
          />
          <PriceTicks aria-hidden />
        </div>
        <Stack direction="row" spacing={1}>
          <DollarField label="From" value={low} onChange={(dollars) => draw({ low: dollars })} />
          <DollarField label="To" value={high} orMore={high >= PRICE_MAX} onChange={(dollars) => draw({ high: dollars })} />
        </Stack>
        <Button type="submit" variant="outlined" size="small">
          Apply Filter
        </Button>
      </Stack>
    </FilterGroup>
  );
}

const priceWords = (dollars: number) => (dollars >= PRICE_MAX ? `$${PRICE_MAX} and more` : `$${dollars}`);

function endsOf(range: number | readonly number[]) {
  const [low = 0, high = PRICE_MAX] = [range].flat();
  return { low, high };
}
