import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import type { SearchUnderstoodDto } from '#api/generated-public.ts';
import { Muted } from '#ui/page/text.ts';
import { addressOf, changed, type ServiceFilters } from '../search/service-filters.ts';
import { searchFor, timed, timeWords } from '../search/when.ts';

interface UnderstoodProps {
  search: SearchUnderstoodDto;
  /** The list is for the time that the search names. */
  then: boolean;
  filters: ServiceFilters;
}

/** What was made of the words that somebody typed, where the list does not show it plainly. */
export function Understood({ search, then, filters }: UnderstoodProps) {
  const { when, corrected, perhaps, lacking } = search;
  const { pathname } = useLocation();
  if (!when && !corrected && !perhaps && lacking.length === 0) return null;
  const to = (change: Partial<ServiceFilters>) => addressOf(pathname, changed(filters, change));
  return (
    <Sentences role="status">
      {when && !then && `Nothing that matches is free ${timeWords(when)}: these services are free at other times. `}
      {when && then && (
        <>
          Only what is free {timeWords(when)}. <Link to={to(timed(search))}>Show any time</Link>{' '}
        </>
      )}
      {corrected && `Showing results for “${corrected}”. `}
      {perhaps && (
        <>
          Did you mean <Link to={to({ search: searchFor(perhaps, search) })}>{perhaps}</Link>?{' '}
        </>
      )}
      {lacking.length > 0 && `Nothing has all of your words: these services match without ${quoted(lacking)}. `}
    </Sentences>
  );
}

const Sentences = styled(Muted)(({ theme }) => ({ '& a': { color: theme.vars.palette.primary.main } }));

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
