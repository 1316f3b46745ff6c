import Button from '@mui/material/Button';
import CarIcon from 'virtual:icon/outline-directions-car';
import type { Booking } from '#shared/booking/api.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useSetOutMutation } from '../api.ts';

export function OnMyWayButton({ booking: { id, customer } }: { booking: Booking }) {
  const [setOut, { isLoading }] = useSetOutMutation();

  async function tell() {
    try {
      await setOut({ id }).unwrap();
      toast.success('On your way', `${customer.fullName} is told.`);
    } catch (problem) {
      toast.error('The customer could not be told', problem);
    }
  }

  return (
    <Button
      variant="contained"
      size="small"
      startIcon={<CarIcon />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void tell()}
    >
      On my way
    </Button>
  );
}
