import { styled } from '@mui/material/styles';
import { NOTHING } from '#ui/charts/chart.ts';
import { grouped } from '#ui/format/numbers.ts';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import type { MarketPlaceDto } from '../api.ts';
import { eachOf, placeName } from './places.ts';

const CAPTION = 'Places in which work is wanted';

/** Every place with its figures, the worst served first. */
export function PlacesTable({ places }: { places: readonly MarketPlaceDto[] }) {
  return (
    <Scrolled tabIndex={0} role="region" aria-label={CAPTION}>
      <Table>
        <caption>{CAPTION}</caption>
        <thead>
          <tr>
            <Head>Place</Head>
            <Head number>Bookings</Head>
            <Head number>Not accepted</Head>
            <Head number>Providers</Head>
            <Head number>For each</Head>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.zip}>
              <th scope="row">{placeName(place)}</th>
              <td data-label="Bookings" data-number>
                {grouped(place.bookings)}
              </td>
              <td data-label="Not accepted" data-number>
                {grouped(place.notAccepted)}
              </td>
              <td data-label="Providers" data-number>
                {grouped(place.providers)}
              </td>
              <td data-label="For each" data-number>
                {eachOf(place) ?? NOTHING}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scrolled>
  );
}

const Scrolled = styled('div')({
  position: 'relative',
  maxHeight: 420,
  overflowY: 'auto',
  fontSize: '.875rem',
  '& th, & td': { paddingBlock: 6 },
});
