import { useState } from 'react';
import { usePlace } from '#shared/place/place.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame } from '#ui/forms/field.ts';
import { useTypedAhead } from '#ui/typing/useTypedAhead.ts';
import { FilterForm } from '../search/FilterForm.tsx';
import type { ServiceFilters } from '../search/service-filters.ts';
import { nowhere, zipOf } from '../search/where.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface ZipFilterProps {
  filters: ServiceFilters;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** Only providers who drive to an address; the visitor's own ZIP stands there already, once it is known. */
export function ZipFilter({ filters, onApply }: ZipFilterProps) {
  const place = usePlace();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  // What was typed counts until another ZIP comes from outside (Back, a removed filter).
  const text = typed?.over === filters.zip ? typed.text : zipOf(filters, place);
  const type = (text: string) => setTyped({ text, over: filters.zip });
  const field = useTypedAhead(type);
  const apply = () => {
    setTyped(null);
    onApply({ zip: text.trim() || nowhere(place) });
  };

  return (
    <FilterGroup title="Serves your ZIP">
      <FilterForm filters={filters} sets={['zip']} onApply={apply} style={{ display: 'flex', gap: 8 }}>
        <FieldFrame style={{ flex: 1, minWidth: 0 }}>
          <input
            ref={field}
            name="zip"
            aria-label="ZIP code"
            placeholder="78701"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[0-9]{5}"
            title="A ZIP code of five digits"
            maxLength={5}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </FieldFrame>
        <Button type="submit" variant="outlined" size="small" aria-label="Apply ZIP code">
          Apply
        </Button>
      </FilterForm>
    </FilterGroup>
  );
}
