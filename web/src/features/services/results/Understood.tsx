import { Link, useLocation } from 'react-router-dom';
import type { SearchUnderstoodDto } from '#api/generated-public.ts';
import { Muted } from '#ui/page/text.ts';
import { addressOf, changed, type ServiceFilters } from '../search/service-filters.ts';

interface UnderstoodProps {
  search: SearchUnderstoodDto;
  filters: ServiceFilters;
  /** Nothing is listed: what the list lacks needs no words. */
  empty: boolean;
}

/** What was made of the words that somebody typed, where that is not plain to see. */
export function Understood({ search: { place, words, corrected, lacking }, filters, empty }: UnderstoodProps) {
  const { pathname } = useLocation();
  return (
    <>
      {corrected && !empty && <Muted role="status">Showing results for “{corrected}”.</Muted>}
      {place && !empty && (
        <Muted>
          Providers who come to {place.city}, {place.state}.{' '}
          <Link to={addressOf(pathname, changed(filters, { search: words }))}>Look everywhere</Link>
        </Muted>
      )}
      {lacking.length > 0 && !empty && (
        <Muted role="status">
          Nothing has all of your words. These services match without {lacking.map((word) => `“${word}”`).join(', ')}.
        </Muted>
      )}
    </>
  );
}
