import { styled } from '@mui/material/styles';
import type { BookingConflictDto } from '#api/generated.ts';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { durationLabel } from '#ui/format/labels.ts';

const List = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4, fontVariantNumeric: 'tabular-nums' });

/** Bookings that lie outside of some hours. */
export function ConflictList({ conflicts }: { conflicts: readonly BookingConflictDto[] }) {
  return (
    <List aria-label="Bookings outside of these hours">
      {conflicts.map(({ bookingId, serviceTitle, customerName, date, time, durationMinutes, status }) => (
        <li key={bookingId}>
          {calendarDateLabel(date)}, {timeLabel(time)}, {durationLabel(durationMinutes)}: {serviceTitle} for {customerName} ({status})
        </li>
      ))}
    </List>
  );
}
