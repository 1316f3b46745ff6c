import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { momentLabel } from '#ui/format/moment.ts';
import { money } from '#ui/format/money.ts';
import type { FeeChangeDto } from './api.ts';

const TakeBackDialog = onDemand(async () => (await import('./TakeBackDialog.tsx')).TakeBackDialog);

/** The fee that is to come. As long as it does not hold it can be taken back. */
export function ScheduledFee({ change, readOnly }: { change: FeeChangeDto; readOnly: boolean }) {
  const [asked, setAsked] = useState(false);
  const { feeCents, from, reason, scheduledBy } = change;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Notice role="status">
        <p>
          <strong>
            {money(feeCents)} from {momentLabel(from)}
          </strong>
        </p>
        <p>
          Scheduled by {scheduledBy ?? 'an administrator'}
          {reason && `: ${reason}`}
        </p>
      </Notice>
      {!readOnly && (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Take back
        </Button>
      )}
      {asked && <TakeBackDialog change={change} onClose={() => setAsked(false)} />}
    </Stack>
  );
}
