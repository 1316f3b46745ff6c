import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '#ui/cards/FactList.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import type { BookingDeadlinesSettingDto } from '../api.ts';
import { DeadlinesForm } from './DeadlinesForm.tsx';

interface Props {
  setting: BookingDeadlinesSettingDto;
  readOnly: boolean;
}

/** The deadlines that hold, and the form for others. */
export function DeadlinesPanel({ setting, readOnly }: Props) {
  const [saved, setSaved] = useState(0);
  const { answerHours, agreeHours, changedAt } = setting;
  return (
    <Panel title="Deadlines">
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          How long a provider has to answer a request, and the other side to agree to another time; both end half an hour before the start
          at the latest. What is open keeps the deadline that it was made with.
        </Typography>
        <FactList
          facts={[
            ['To answer a request', counted(answerHours, 'hour')],
            ['To agree to another time', counted(agreeHours, 'hour')],
            ['Since', changedAt === null ? 'The beginning' : momentLabel(changedAt)],
          ]}
        />
        {!readOnly && <DeadlinesForm key={saved} setting={setting} onSaved={() => setSaved(saved + 1)} />}
      </Stack>
    </Panel>
  );
}
