import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame, WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { FilterForm } from './FilterForm.tsx';
import { type ServiceFilters, type Sort, SORTS } from './service-filters.ts';

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Highest rated',
  reviews: 'Most reviews',
};

interface SortSelectProps {
  filters: ServiceFilters;
  /** The list is for a place. */
  near: boolean;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** Without a choice, with a search what matches better comes first, with a place who is nearer. */
export function SortSelect({ filters, near, onApply }: SortSelectProps) {
  const ownOrder = filters.search ? 'Best match' : near && 'Nearest';
  const unchosen = ownOrder ? '' : 'newest';
  const shown = filters.sort ?? unchosen;
  const field = useRef<HTMLSelectElement>(null);
  // One choice is one step for Back, though it may be heard of twice: by what follows, and by its event.
  const told = useRef<string>(shown);
  const choose = (value: string) => {
    if (value === told.current) return;
    told.current = value;
    onApply({ sort: SORTS.find((sort) => sort === value) ?? null });
  };
  useEffect(() => {
    told.current = shown;
  }, [shown]);

  // What was chosen before the scripts had come: the field shows it, and React does not know.
  const takeAhead = useEffectEvent(choose);
  useEffect(() => takeAhead(field.current!.value), []);

  return (
    <FilterForm filters={filters} sets={['sort']} onApply={() => undefined} style={{ display: 'flex', gap: 8 }}>
      <Choice>
        <Words>Sort by</Words>
        <FieldFrame>
          <select ref={field} name="sort" value={shown} onChange={({ target }) => choose(target.value)}>
            {ownOrder && <option value="">{ownOrder}</option>}
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {LABELS[sort]}
              </option>
            ))}
          </select>
        </FieldFrame>
      </Choice>
      <OnlyWithoutScripts>
        <Button type="submit" variant="outlined">
          Sort
        </Button>
      </OnlyWithoutScripts>
    </FilterForm>
  );
}

const OnlyWithoutScripts = styled('span')({ display: 'none', [WITHOUT_SCRIPTS]: { display: 'block' } });

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  '& select': { color: theme.vars.palette.text.primary },
}));

/** On small screens there is no room: there the words are only heard. */
const Words = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));
