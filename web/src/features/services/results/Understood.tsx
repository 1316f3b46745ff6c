import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import type { SearchUnderstoodDto } from '#api/generated-public.ts';
import { Muted } from '#ui/page/text.ts';
import { addressOf, changed, type ServiceFilters } from '../search/service-filters.ts';

interface UnderstoodProps {
  search: SearchUnderstoodDto;
  filters: ServiceFilters;
}

/** What was made of the words that somebody typed, where the list does not show it plainly. */
export function Understood({ search: { place, words, corrected, lacking }, filters }: UnderstoodProps) {
  const { pathname } = useLocation();
  if (!corrected && !place && lacking.length === 0) return null;
  return (
    <Sentences role="status">
      {corrected && `Showing results for “${corrected}”. `}
      {lacking.length > 0 && `Nothing has all of your words: these services match without ${quoted(lacking)}. `}
      {place && (
        <>
          All of them come to {place.city}, {place.state}.{' '}
          <Link to={addressOf(pathname, changed(filters, { search: words }))}>Look everywhere</Link>
        </>
      )}
    </Sentences>
  );
}

const Sentences = styled(Muted)(({ theme }) => ({ '& a': { color: theme.vars.palette.primary.main } }));

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
