import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '#ui/cards/FactList.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { momentLabel } from '#ui/format/moment.ts';
import type { BookingLimitsSettingDto } from '../api.ts';
import { LimitsForm } from './LimitsForm.tsx';

interface Props {
  setting: BookingLimitsSettingDto;
  readOnly: boolean;
}

/** The limits that hold, and the form for others. */
export function LimitsPanel({ setting, readOnly }: Props) {
  const [saved, setSaved] = useState(0);
  const { withOneProvider, altogether, atOnce, changedAt } = setting;
  return (
    <Panel title="Booking limits">
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          How many open bookings one customer may have: requests that can still be answered, and jobs that have not ended. Whoever would
          have more is told which limit they meet.
        </Typography>
        <FactList
          facts={[
            ['With one provider', withOneProvider],
            ['Altogether', altogether],
            ['At the same time', atOnce],
            ['Since', changedAt === null ? 'The beginning' : momentLabel(changedAt)],
          ]}
        />
        {!readOnly && <LimitsForm key={saved} setting={setting} onSaved={() => setSaved(saved + 1)} />}
      </Stack>
    </Panel>
  );
}
