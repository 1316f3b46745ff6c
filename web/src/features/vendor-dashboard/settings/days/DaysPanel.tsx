import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Add from 'virtual:icon/baseline-add';
import type { WorkingHoursDto } from '#api/generated.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { DayList } from './DayList.tsx';
import type { DaysInRow } from './rows-of-days.ts';

const DayDialog = onDemand(async () => (await import('./DayDialog.tsx')).DayDialog);

/** Holidays, days off, and days with other hours. */
export function DaysPanel({ hours }: { hours: WorkingHoursDto }) {
  const [open, setOpen] = useState<DaysInRow | 'new'>();
  return (
    <Panel
      title="Holidays and Exceptions"
      action={
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => setOpen('new')} sx={{ flexShrink: 0 }}>
          Add a day
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        On these days your weekly hours do not count. They are saved at once, apart from the rest of this page.
      </Typography>
      <DayList hours={hours} onEdit={setOpen} />
      {open && <DayDialog days={open === 'new' ? undefined : open} hours={hours} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}
