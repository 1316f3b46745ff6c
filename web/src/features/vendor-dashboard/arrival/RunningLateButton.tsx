import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { timeOfDayLabel } from '#shared/booking/moments.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useReportDelayMutation } from '../api.ts';

const load = () => import('#ui/menus/MenuPopup.tsx');
const MenuPopup = onDemand(async () => (await load()).MenuPopup);
// Where that fails, the press tries again, and says so.
const ahead = () => void load().catch(() => undefined);

const MINUTE_MS = 60_000;

type Minutes = Booking['possibleDelays'][number];

/** By how much, and when they are there then: a press for each. */
export function RunningLateButton({ booking: { id, customer, startsAt, timeZone, possibleDelays } }: { booking: Booking }) {
  const [reportDelay, { isLoading }] = useReportDelayMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();

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
  return (
    <>
      <Button
        id={`${menu}-button`}
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${menu}-menu` : undefined}
        loading={isLoading}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Running late
      </Button>
      {anchor && <MenuPopup id={menu} anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
}
