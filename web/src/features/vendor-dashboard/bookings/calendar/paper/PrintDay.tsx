import Button from '@mui/material/Button';
import Print from 'virtual:icon/outline-print';
import type { WorkingHoursDto } from '#api/generated.ts';
import { useBookingsOfDaysQuery, useMyVendorQuery } from '../../../api.ts';
import { blocksOf } from '../grid/blocks.ts';
import { DayOnPaper } from './DayOnPaper.tsx';

/** A day to take along; the browser's own way to print gives the same. */
export function PrintDay({ day, hours }: { day: string; hours: WorkingHoursDto }) {
  const { data: vendor } = useMyVendorQuery();
  const { currentData: bookings } = useBookingsOfDaysQuery({ from: day, to: day });
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Print />} disabled={!vendor || !bookings} onClick={() => window.print()}>
        Print
      </Button>
      {vendor && bookings && (
        <DayOnPaper
          business={vendor.businessName}
          day={day}
          hours={hours}
          blocks={blocksOf(bookings).filter((block) => block.day === day)}
        />
      )}
    </>
  );
}
