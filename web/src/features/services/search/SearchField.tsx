import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SearchIcon from 'virtual:icon/baseline-search';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame } from '#ui/forms/field.ts';
import { useTypedAhead } from '#ui/typing/useTypedAhead.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { FilterForm } from './FilterForm.tsx';
import { SEARCH_MAX } from './read-filters.ts';
import type { ServiceFilters } from './service-filters.ts';
import { filtersNow } from './useServiceFilters.ts';

interface SearchFieldProps {
  filters: ServiceFilters;
  /** After a pause in typing. */
  onType: (term: string) => void;
  /** On Enter. */
  onCommit: (term: string) => void;
}

export function SearchField({ filters, onType, onCommit }: SearchFieldProps) {
  const { search: term } = filters;
  const [text, setText] = useState(term);
  const told = useRef(term);
  const field = useTypedAhead(setText);

  // The address changed without this field: Back, or a removed filter.
  const follow = useEffectEvent(() => {
    const now = filtersNow().search;
    if (now === told.current) return;
    told.current = now;
    setText(now);
  });
  useEffect(() => follow(), [term]);
  // Where Back undoes a term before the list has followed it, the list never hears of either.
  useEffect(() => {
    const back = () => follow();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  const tell = (listener: (term: string) => void) => {
    told.current = text.trim();
    listener(told.current);
  };
  useTypingPause(text, () => {
    if (text.trim() !== told.current) tell(onType);
  });

  return (
    <FilterForm role="search" filters={filters} sets={['search']} onApply={() => tell(onCommit)}>
      <FieldFrame style={{ paddingRight: 4 }}>
        <input
          ref={field}
          type="search"
          name="search"
          placeholder="Search services..."
          aria-label="Search services"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-label="Search" color="inherit" sx={{ minWidth: 40, minHeight: 36, p: 0 }}>
          <SearchIcon />
        </Button>
      </FieldFrame>
    </FilterForm>
  );
}
