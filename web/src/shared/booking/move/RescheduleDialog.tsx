import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { asProblem } from '#problem.ts';
import { usePlatformRulesQuery } from '#shared/rules/api.ts';
import { CalendarRoom } from '#shared/slots/calendar/CalendarRoom.tsx';
import { type FreeSlot, NearestSlots } from '#shared/slots/NearestSlots.tsx';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useAction } from '../actions/useAction.ts';
import { useRescheduleBookingMutation } from '../api.ts';
import type { BookingDialogProps } from '../dialog-props.ts';
import { bothClocks, slotLabel } from '../moments.ts';
import { otherSide } from '../sides.ts';
import { MovingCalendar } from './MovingCalendar.tsx';
import { MovingStrip } from './MovingStrip.tsx';
import { MovingTimes } from './MovingTimes.tsx';
import { rescheduleTerms } from './reschedule-terms.ts';

/** Another day and time for the same job, at the same price. */
export function RescheduleDialog({ booking, side, choice, onClose }: BookingDialogProps) {
  const { id, service } = booking;
  const [{ date, time }, setChoice] = useState<SlotChoice>(choice ?? { date: null, time: null });
  const Days = usePhone() ? MovingStrip : MovingCalendar;
  const { data: rules } = usePlatformRulesQuery();
  const [reschedule] = useRescheduleBookingMutation();
  const { busy, problem, run } = useAction(onClose);
  const nearest = nearestIn(problem);

  const send = (slot: { date: string; time: string }) =>
    run(async () => {
      const { proposal } = await reschedule({ id, rescheduleBookingDto: slot }).unwrap();
      if (proposal) return ['New time proposed', `${slotLabel(slot)} takes effect once ${otherSide(booking, side)} agrees.`];
      return ['Booking rescheduled', `${service.title} is now on ${slotLabel(slot)}.`];
    });

  return (
    <ActionDialog
      title={`Reschedule ${service.title}`}
      submitLabel={submitLabel(booking.movesAtOnce, { date, time })}
      keepLabel="Keep the old time"
      wide
      offered={booking.actions.includes('reschedule')}
      ready={date !== null && time !== null}
      busy={busy}
      problem={nearest ? undefined : problem}
      onSubmit={() => date && time && void send({ date, time })}
      onClose={onClose}
    >
      <Typography>
        Booked for {choiceLabel(booking)}
        {bothClocks(booking)}. {rescheduleTerms(booking, side, rules?.agreeHours)}
      </Typography>
      {nearest && <NearestSlots slots={nearest} onChoose={setChoice} />}
      <CalendarRoom at={booking.date}>
        <Days booking={booking} date={date} onPick={(day) => day !== date && setChoice({ date: day, time: null })} />
      </CalendarRoom>
      <MovingTimes booking={booking} date={date} time={time} onPick={(start) => setChoice({ date, time: start })} />
    </ActionDialog>
  );
}

function submitLabel(atOnce: boolean, { date, time }: SlotChoice): string {
  if (!date || !time) return 'Choose a day and a time';
  return `${atOnce ? 'Move to' : 'Propose'} ${slotLabel({ date, time })}`;
}

/** Somebody took the time meanwhile: what is free around it. */
function nearestIn(problem: unknown): FreeSlot[] | null {
  const { code, nearest } = asProblem(problem);
  return code === 'booking/slot-taken' ? ((nearest ?? []) as FreeSlot[]) : null;
}
