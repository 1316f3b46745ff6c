import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BookingDto } from '#api/generated.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { money } from '#ui/format/money.ts';
import { useCompleteBookingMutation } from '../api.ts';

/** The customer is charged by it, so it asks first. */
export function MarkCompleteButton({ booking: { id, service, customer, totalCents } }: { booking: BookingDto }) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [complete, { isLoading }] = useCompleteBookingMutation();

  async function markComplete() {
    try {
      await complete({ id }).unwrap();
      toast.success('Booking completed', `${service.title} for ${customer.fullName} is done.`);
    } catch (problem) {
      toast.error('The booking could not be completed', problem);
    }
    setDialogOpen(false);
  }

  return (
    <>
      <Button variant="contained" size="small" onClick={() => setDialogOpen(true)}>
        Mark Complete
      </Button>
      <ConfirmDialog
        open={dialogOpen}
        title={`Complete ${service.title}?`}
        confirmLabel="Mark Complete"
        cancelLabel="Not yet"
        busy={isLoading}
        onConfirm={() => void markComplete()}
        onClose={() => setDialogOpen(false)}
      >
        {customer.fullName} will be charged {money(totalCents)}. This can’t be taken back.
      </ConfirmDialog>
    </>
  );
}
