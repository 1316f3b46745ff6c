import Button from '@mui/material/Button';
import type { BookingDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useConfirmBookingMutation } from '../api.ts';

export function AcceptButton({ booking: { id, service, customer } }: { booking: BookingDto }) {
  const [confirm, { isLoading }] = useConfirmBookingMutation();

  async function accept() {
    try {
      await confirm({ id }).unwrap();
      toast.success('Booking accepted', `${service.title} for ${customer.fullName} is confirmed.`);
    } catch (problem) {
      toast.error('The booking could not be accepted', problem);
    }
  }

  return (
    <Button variant="contained" size="small" loading={isLoading} onClick={() => void accept()}>
      Accept
    </Button>
  );
}
