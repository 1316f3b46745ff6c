import { type Cell, csv } from '../../platform/csv.js';
import { decimal } from '../../platform/money.js';
import { QualityDto } from '../quality/quality.dto.js';
import { ReportFiguresDto, VendorReportDto } from './report.dto.js';

const HEADER = ['Section', 'Of', 'Figure', 'Value', 'Out of', 'Period before'];

type Row = readonly [section: string, of: string, figure: string, value: Cell, outOf?: Cell, before?: Cell];

const REVENUE = 'Revenue (USD)';
const KEY_FIGURES: readonly (readonly [string, (figures: ReportFiguresDto) => Cell])[] = [
  [REVENUE, ({ revenueCents }) => decimal(revenueCents)],
  ['Bookings', ({ bookings }) => bookings],
  ['Completed bookings', ({ completedBookings }) => completedBookings],
  ['New customers', ({ newCustomers }) => newCustomers],
  ['Average rating', ({ averageRating }) => averageRating],
  ['Reviews', ({ reviewCount }) => reviewCount],
];
const SHARES: readonly (readonly [string, keyof Omit<QualityDto, 'since'>])[] = [
  ['Response rate', 'responseRate'],
  ['Completion rate', 'completionRate'],
  ['Cancelled by provider', 'providerCancellations'],
  ['Five-star reviews', 'fiveStars'],
];

/** One figure a line, so that a spreadsheet can sort and filter them. */
export function reportCsv({ from, to, figures, before, months, services, customers, quality }: VendorReportDto): string {
  const period = `${from} to ${to}`;
  const rows: Row[] = [
    ...KEY_FIGURES.map(([figure, value]): Row => ['Key figures', period, figure, value(figures), null, value(before)]),
    ...months.flatMap(({ month, ...sold }) => sales('Monthly performance', month, sold)),
    ...services.flatMap(({ title, ...sold }) => sales('Popular services', title, sold)),
    ['Customer insights', period, 'Customers', customers.total],
    ['Customer insights', period, 'New customers', customers.new],
    ['Customer insights', period, 'Returning customers', customers.returning],
    ...customers.cities.map(({ city, state, customers: count }): Row => ['Customer insights', `${city}, ${state}`, 'Customers', count]),
    ...SHARES.map(([figure, name]): Row => {
      const share = quality[name];
      return ['Quality metrics', `since ${quality.since}`, figure, share?.part ?? null, share?.of];
    }),
  ];
  return csv(
    HEADER,
    rows.map(([section, of, figure, value, outOf = null, earlier = null]) => [section, of, figure, value, outOf, earlier]),
  );
}

const sales = (section: string, of: string, sold: { bookings: number; completedBookings: number; revenueCents: number }): Row[] => [
  [section, of, 'Bookings', sold.bookings],
  [section, of, 'Completed bookings', sold.completedBookings],
  [section, of, REVENUE, decimal(sold.revenueCents)],
];
