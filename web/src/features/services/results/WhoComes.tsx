import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import MapIcon from 'virtual:icon/outline-map';
import type { PlaceDto, ServicePageDto } from '#api/generated-public.ts';
import { usePlace } from '#shared/place/place.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { counted } from '#ui/format/labels.ts';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { addressOf, changed, EVERYWHERE, type ServiceFilters } from '../search/service-filters.ts';
import { searchFor } from '../search/when.ts';
import { nowhere } from '../search/where.ts';
import { ResultsMap } from './ResultsMap.tsx';

interface WhoComesProps {
  page: ServicePageDto | undefined;
  filters: ServiceFilters;
}

/** Where the list is for, and the way to those who do not come there. One line from the start, so that nothing moves when a place is known. */
export function WhoComes({ page, filters }: WhoComesProps) {
  const { pathname } = useLocation();
  const here = usePlace();
  if (!page || page.total === 0) return <Line />;
  if (page.place) return <ComingTo page={page} place={page.place} filters={filters} />;
  if (!here || filters.zip !== EVERYWHERE) return <Line>Set your location to see who comes to you.</Line>;
  return (
    <Line role="status">
      <span>
        Providers everywhere.{' '}
        <Link to={addressOf(pathname, changed(filters, { zip: '' }))} preventScrollReset>
          Only those who come to {here.zip}
        </Link>
      </span>
    </Line>
  );
}

function ComingTo({ page, place, filters }: { page: ServicePageDto; place: PlaceDto; filters: ServiceFilters }) {
  const { pathname } = useLocation();
  const id = useId();
  const here = usePlace();
  const [mapped, setMapped] = useState(false);
  const { providers, items, search } = page;
  const city = search?.place;
  const named = city ? `${city.city}, ${city.state}` : place.zip;
  const everywhere = changed(filters, { ...(city && { search: searchFor(search.words, { when: search.when }) }), zip: nowhere(here) });
  return (
    <div>
      <Line role="status">
        <span>
          {counted(providers, 'provider')} {providers === 1 ? 'comes' : 'come'} to {named}.{' '}
          <Link to={addressOf(pathname, everywhere)} preventScrollReset>
            Look everywhere
          </Link>
        </span>
        <Toggle>
          <Button size="small" aria-expanded={mapped} aria-controls={id} onClick={() => setMapped(!mapped)} sx={{ minWidth: 36, px: 1 }}>
            <MapIcon aria-hidden />
            <span className="words">{mapped ? 'Hide map' : 'Show map'}</span>
          </Button>
        </Toggle>
      </Line>
      <div id={id} style={{ marginTop: 12 }} hidden={!mapped}>
        {mapped && <ResultsMap items={items} place={place} named={named} exact={!city} />}
      </div>
    </div>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { fontSize: '.875rem' },
  '& a': { color: theme.vars.palette.primary.main },
}));

/** On a phone there is room for the sign alone. */
const Toggle = styled('span')(({ theme }) => ({
  flexShrink: 0,
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '& .words': {
    marginLeft: 6,
    [theme.breakpoints.down('sm')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));
