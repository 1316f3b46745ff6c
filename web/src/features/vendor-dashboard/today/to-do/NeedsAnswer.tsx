import Button from '@mui/material/Button';
import type { Booking } from '#shared/booking/api.ts';
import { BookingRows } from '#shared/booking/BookingRow.tsx';
import { hrefOf } from '#shared/booking/list/chosen-bookings.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { AnswerRow } from './AnswerRow.tsx';

const SHOWN = 5;

interface Props {
  waiting: { items: readonly Booking[]; total: number };
  now: number;
}

/** Requests, new times and reports that wait for the provider, the soonest end first. */
export function NeedsAnswer({ waiting: { items, total }, now }: Props) {
  const open = items.filter(({ answerBy }) => answerBy !== null && Date.parse(answerBy) > now).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Panel
      title="Needs your answer"
      action={
        <Button href={hrefOf({ when: 'unanswered', page: 1 })} size="small" sx={{ mr: -1.5 }}>
          {total > open.length ? `All ${total} to answer` : 'All to answer'}
        </Button>
      }
    >
      <BookingRows>
        {open.map((booking) => (
          <AnswerRow key={booking.id} booking={booking} now={now} />
        ))}
      </BookingRows>
    </Panel>
  );
}
