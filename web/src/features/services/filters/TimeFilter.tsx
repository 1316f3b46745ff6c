import { useState } from 'react';
import type { ServicePageDto } from '#api/generated-public.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame } from '#ui/forms/field.ts';
import { useTypedAhead } from '#ui/typing/useTypedAhead.ts';
import { FilterForm } from '../search/FilterForm.tsx';
import { FilterLink } from '../search/FilterLink.tsx';
import { PARTS_OF_DAY, type ServiceFilters } from '../search/service-filters.ts';
import { ANY_TIME, capitalized, NEAR_DAYS, timed, timeWords } from '../search/when.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface TimeFilterProps {
  filters: ServiceFilters;
  page: ServicePageDto | undefined;
  onApply: (change: Partial<ServiceFilters>) => void;
}

/** Only what is free on a day, or a part of it; a second press lets go. A time in the words of the search is shown here, too. */
export function TimeFilter({ filters, page, onApply }: TimeFilterProps) {
  const search = page?.search;
  const { day, part } = search?.when ? (page?.when ?? ANY_TIME) : filters;
  const date = /^\d/.test(day) ? day : '';
  return (
    <FilterGroup title="When">
      <div style={{ display: 'grid', gap: 8 }}>
        <Choices
          filters={filters}
          choices={NEAR_DAYS.map((each) => ({
            label: capitalized(timeWords({ day: each, part: null })),
            chosen: day === each,
            change: timed(search, day === each ? undefined : { day: each, part }),
          }))}
        />
        <DateField
          key={date}
          date={date}
          filters={filters}
          onPick={(picked) => onApply(timed(search, picked ? { day: picked, part } : undefined))}
        />
        {day && (
          <Choices
            filters={filters}
            choices={PARTS_OF_DAY.map((each) => ({
              label: capitalized(each),
              chosen: part === each,
              change: timed(search, { day, part: part === each ? null : each }),
            }))}
          />
        )}
      </div>
    </FilterGroup>
  );
}

interface ChoicesProps {
  filters: ServiceFilters;
  choices: readonly { label: string; chosen: boolean; change: Partial<ServiceFilters> }[];
}

function Choices({ filters, choices }: ChoicesProps) {
  return (
    <Badges style={{ gap: 6 }}>
      {choices.map(({ label, chosen, change }) => (
        <li key={label}>
          <FilterLink filters={filters} change={change} aria-current={chosen || undefined} style={{ paddingInline: 8 }}>
            {label}
          </FilterLink>
        </li>
      ))}
    </Badges>
  );
}

function DateField({ date, filters, onPick }: { date: string; filters: ServiceFilters; onPick: (date: string) => void }) {
  const [picked, setPicked] = useState(date);
  const field = useTypedAhead(setPicked);
  return (
    <FilterForm filters={filters} sets={['day']} onApply={() => onPick(picked)} style={{ display: 'flex', gap: 8 }}>
      <FieldFrame style={{ flex: 1, minWidth: 0 }}>
        <input ref={field} type="date" name="day" aria-label="Date" value={picked} onChange={({ target }) => setPicked(target.value)} />
      </FieldFrame>
      <Button type="submit" variant="outlined" size="small" aria-label="Apply date">
        Apply
      </Button>
    </FilterForm>
  );
}
