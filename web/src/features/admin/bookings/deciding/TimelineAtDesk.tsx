import { TimelineSheet } from '#shared/booking/timeline/TimelineSheet.tsx';
import type { DeskDialogProps } from '../desk-dialog-props.ts';

export function TimelineAtDesk({ booking, onClose }: DeskDialogProps) {
  const { bookingId, serviceTitle, customerName, businessName } = booking;
  return (
    <TimelineSheet
      bookingId={bookingId}
      serviceTitle={serviceTitle}
      viewer="admin"
      names={{ customer: customerName, vendor: businessName }}
      onClose={onClose}
    />
  );
}
