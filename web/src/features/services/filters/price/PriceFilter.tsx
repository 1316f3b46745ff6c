import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame, Labelled } from '#ui/forms/field.ts';
import { useTypedAhead } from '#ui/typing/useTypedAhead.ts';
import { FilterForm } from '../../search/FilterForm.tsx';
import { PRICE_MAX, PRICE_STEP, type ServiceFilters } from '../../search/service-filters.ts';
import { FilterGroup } from '../FilterGroup.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import { type PriceRange, useRangeDraft } from './useRangeDraft.ts';

interface PriceFilterProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** The slider applies when it is let go, the number fields by Enter or the button. */
export function PriceFilter({ filters, onApply }: PriceFilterProps) {
  const { low, high, drag, tell } = useRangeDraft(filters.minPrice, filters.maxPrice);
  const from = Number.isNaN(low) ? 0 : low;
  const to = Number.isNaN(high) ? PRICE_MAX : high;
  const apply = (range: PriceRange) => {
    tell(range);
    onApply({ minPrice: range.low, maxPrice: range.high });
  };
  const applyTyped = () => {
    const range = { low: Math.min(from, to), high: Math.max(from, to) };
    drag(range);
    apply(range);
  };

  return (
    <FilterGroup title="Price range">
      <FilterForm
        filters={filters}
        sets={['minPrice', 'maxPrice']}
        onApply={applyTyped}
        style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <PriceSlider low={from} high={to} onDrag={drag} onLetGo={apply} />
        <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <DollarField label="From" name="minPrice" value={low} onChange={(dollars) => drag({ low: dollars })} />
          <DollarField label="To" name="maxPrice" value={high} onChange={(dollars) => drag({ high: dollars })} />
        </div>
        <Button type="submit" variant="outlined" size="small">
          Apply Filter
        </Button>
      </FilterForm>
    </FilterGroup>
  );
}

interface DollarFieldProps {
  label: string;
  name: string;
  value: number;
  onChange: (dollars: number) => void;
}

function DollarField({ label, name, value, onChange }: DollarFieldProps) {
  const field = useTypedAhead((text) => onChange(text === '' ? NaN : Number(text)));
  return (
    <Labelled>
      {label}
      <FieldFrame>
        <span aria-hidden>$</span>
        <input
          ref={field}
          type="number"
          name={name}
          min={0}
          max={PRICE_MAX}
          step={PRICE_STEP}
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        {name === 'maxPrice' && value >= PRICE_MAX && <span aria-hidden>+</span>}
      </FieldFrame>
    </Labelled>
  );
}
