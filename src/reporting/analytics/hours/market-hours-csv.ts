import { csv } from '../../../platform/csv.js';
import type { MarketHoursDto } from './market-hours.dto.js';

const HEADER = ['Weekday', 'Hour', 'Bookings asked for', 'Providers who work then'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** An hour of the week a line. */
export const marketHoursCsv = ({ hours }: MarketHoursDto): string =>
  csv(
    HEADER,
    hours.map(({ weekday, hour, bookings, providers }) => [WEEKDAYS[weekday]!, `${String(hour).padStart(2, '0')}:00`, bookings, providers]),
  );
