import { Money } from '#ui/format/Money.tsx';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import { SideBySide } from '../table/SideBySide.ts';
import { Bar } from './Bar.tsx';

interface Row {
  key: string;
  name: string;
  bookings: number;
  completedBookings: number;
  revenueCents: number;
}

interface Props {
  caption: string;
  /** What each row is: "Month", "Service". */
  of: string;
  /** What the figures count. */
  definitions: { bookings: string; completed: string; revenue: string };
  rows: readonly Row[];
  /** Their names are short: columns stay columns on a phone. */
  short?: boolean;
}

/** What was booked, completed and earned, row by row; a bar draws the bookings. */
export function BookedTable({ caption, of, definitions, rows, short }: Props) {
  const most = Math.max(...rows.map(({ bookings }) => bookings));
  const Rows = short ? SideBySide : Table;
  return (
    <Rows>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <Head>{of}</Head>
          <td aria-hidden />
          <Head number definition={`${definitions.bookings} The bar draws this figure.`}>
            Bookings
          </Head>
          <Head number definition={definitions.completed}>
            Completed
          </Head>
          <Head number definition={definitions.revenue}>
            Revenue
          </Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, bookings, completedBookings, revenueCents }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <Bar part={bookings} of={most} />
            <td data-label="Bookings" data-number>
              {bookings}
            </td>
            <td data-label="Completed" data-number>
              {completedBookings}
            </td>
            <td data-label="Revenue" data-number>
              <Money cents={revenueCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}
