import Stack from '@mui/material/Stack';
import EventIcon from 'virtual:icon/baseline-event';
import NotesIcon from 'virtual:icon/baseline-notes';
import ScheduleIcon from 'virtual:icon/baseline-schedule';
import PlaceIcon from 'virtual:icon/outline-place';
import type { BookingDto } from '#api/generated.ts';
import { timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { startHere } from './moments.ts';

/** When, where and what to know, for both sides of a booking. */
export function BookingFacts({ booking }: { booking: BookingDto }) {
  const { date, time, timeZone, durationMinutes, address, instructions } = booking;
  return (
    <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75 }}>
        <Fact icon={<EventIcon />}>{calendarDateLabel(date)}</Fact>
        <Fact icon={<ScheduleIcon />}>
          {[`${timeLabel(time)} ${zoneLabel(timeZone)}, ${durationLabel(durationMinutes)}`, startHere(booking)].filter(Boolean).join(' · ')}
        </Fact>
      </Stack>
      {address.city && <Fact icon={<PlaceIcon />}>{addressLine(address)}</Fact>}
      {instructions && <Fact icon={<NotesIcon />}>{instructions}</Fact>}
    </Stack>
  );
}

/** Until the provider has accepted, they see only the place. */
export function addressLine({ street, city, state, zip }: BookingDto['address']): string {
  const place = `${city}, ${state} ${zip}`;
  return street ? `${street}, ${place}` : place;
}
