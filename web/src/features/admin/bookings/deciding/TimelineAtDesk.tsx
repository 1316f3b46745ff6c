import { TimelineSheet } from '#shared/booking/timeline/TimelineSheet.tsx';
import type { DeskDialogProps } from '../desk-dialog-props.ts';

export function TimelineAtDesk({ booking, onClose }: DeskDialogProps) {
  const { bookingId, serviceTitle, timeZone, customerName, businessName } = booking;
  return (
    <TimelineSheet
      bookingId={bookingId}
      serviceTitle={serviceTitle}
      timeZone={timeZone}
      viewer="admin"
      names={{ customer: customerName, vendor: businessName }}
      onClose={onClose}
    />
  );
}
