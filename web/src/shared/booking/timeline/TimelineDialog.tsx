import type { BookingDialogProps } from '../dialog-props.ts';
import { namesOf } from '../sides.ts';
import { TimelineSheet } from './TimelineSheet.tsx';

export function TimelineDialog({ booking, side, onClose }: BookingDialogProps) {
  const { id, service } = booking;
  return <TimelineSheet bookingId={id} serviceTitle={service.title} viewer={side} names={namesOf(booking)} onClose={onClose} />;
}
