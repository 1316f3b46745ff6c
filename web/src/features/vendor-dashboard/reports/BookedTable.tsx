import { styled } from '@mui/material/styles';
import { Track } from '#ui/charts/drawing/Track.tsx';
import { Money } from '#ui/format/Money.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import { SideBySide } from '../table/SideBySide.ts';

interface Row {
  key: string;
  name: string;
  bookings: number;
  completedBookings: number;
  revenueCents: number;
}

export interface Definitions {
  bookings: string;
  completed: string;
  revenue: string;
}

interface Props {
  caption: string;
  /** What each row is: "Month", "Service". */
  of: string;
  /** What the figures count. */
  definitions: Definitions;
  rows: readonly Row[];
  /** A bar draws the bookings of each. */
  drawn?: boolean;
}

/** What was booked, completed and earned, row by row. Names that need no bar beside them are short: columns stay columns on a phone. */
export function BookedTable({ caption, of, definitions, rows, drawn }: Props) {
  const most = Math.max(...rows.map(({ bookings }) => bookings));
  const Rows = drawn ? Table : SideBySide;
  return (
    <Rows>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <Head>{of}</Head>
          {drawn && <td aria-hidden />}
          <Head number definition={drawn ? `${definitions.bookings} The bar draws this figure.` : definitions.bookings}>
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
            {drawn && (
              <Drawn aria-hidden>
                <Track part={bookings} of={most} />
              </Drawn>
            )}
            <td data-label="Bookings" data-number>
              {grouped(bookings)}
            </td>
            <td data-label="Completed" data-number>
              {grouped(completedBookings)}
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

const Drawn = styled('td')(({ theme }) => ({ width: '40%', [theme.breakpoints.down('md')]: { width: 'auto' } }));
