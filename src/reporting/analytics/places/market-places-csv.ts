import { csv } from '../../../platform/csv.js';
import type { MarketPlacesDto } from './market-places.dto.js';

const HEADER = ['ZIP code', 'City', 'State', 'Bookings asked for', 'Not accepted', 'Providers who come'];

/** A ZIP code a line. */
export const marketPlacesCsv = ({ places }: MarketPlacesDto): string =>
  csv(
    HEADER,
    places.map(({ zip, city, state, bookings, notAccepted, providers }) => [zip, city, state, bookings, notAccepted, providers]),
  );
