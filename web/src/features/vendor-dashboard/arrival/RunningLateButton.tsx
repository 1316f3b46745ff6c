import Button from '@mui/material/Button';
import type { Booking } from '#shared/booking/api.ts';
import { timeOfDayLabel } from '#shared/booking/moments.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useMenu } from '#ui/menus/useMenu.tsx';
import { useReportDelayMutation } from '../api.ts';

const MINUTE_MS = 60_000;

type Minutes = Booking['possibleDelays'][number];

/** By how much, and when they are there then: a press for each. */
export function RunningLateButton({ booking: { id, customer, startsAt, timeZone, possibleDelays } }: { booking: Booking }) {
  const [reportDelay, { isLoading }] = useReportDelayMutation();

  async function tell(minutes: Minutes) {
    try {
      await reportDelay({ id, reportDelayDto: { minutes } }).unwrap();
      toast.success(`${minutes} minutes late`, `${customer.fullName} is told.`);
    } catch (problem) {
      toast.error('The customer could not be told', problem);
    }
  }

  const entries = possibleDelays.map((minutes) => ({
    label: `${minutes} minutes, at ${timeOfDayLabel(new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString(), timeZone)}`,
    onChosen: () => void tell(minutes),
  }));
  const [opens, menu] = useMenu(entries);
  return (
    <>
      <Button variant="outlined" size="small" loading={isLoading} {...opens}>
        Running late
      </Button>
      {menu}
    </>
  );
}
