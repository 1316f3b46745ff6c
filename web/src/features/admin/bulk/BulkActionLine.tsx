import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BulkActionDto } from '#api/staff/generated-staff.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { grouped } from '#ui/format/numbers.ts';
import { BulkResults } from './BulkResults.tsx';

export interface RowWords {
  /** "service" */
  noun: string;
  /** "inactive" */
  off: string;
  /** Stands where a row has no name any more. */
  gone: string;
}

/** How far a bulk action is, or how it ended; who has begun it, and why. */
export function BulkActionLine({ action, words: { noun, off, gone } }: { action: BulkActionDto; words: RowWords }) {
  const { id, kind, startedBy, startedAt, reason, total, changed, unchanged, refused, finishedAt } = action;
  const [open, setOpen] = useState(false);
  const on = kind.startsWith('activate');
  const done = changed + unchanged + refused;
  const left = unchanged + refused;
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {finishedAt === null
          ? `${on ? 'Activating' : 'Deactivating'} ${noun}s: ${grouped(done)} of ${grouped(total)} done`
          : `${grouped(changed)} of ${counted(total, noun)} ${on ? 'activated' : 'deactivated'}`}
      </Typography>
      {finishedAt === null && <Progress value={done} max={total} aria-label="How many are done" sx={{ my: 0.75 }} />}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        <time dateTime={startedAt}>{momentLabel(startedAt)}</time>
        {startedBy && ` by ${startedBy}`}
        {reason && `: ${reason}`}
      </Typography>
      {finishedAt !== null && left > 0 && (
        <>
          <Button size="small" aria-expanded={open} sx={{ ml: -1.5 }} onClick={() => setOpen(!open)}>
            {`${counted(left, noun)} did not change${refused > 0 ? `, ${grouped(refused)} refused` : ''}`}
          </Button>
          {open && <BulkResults id={id} already={`Was ${on ? 'active' : off} already.`} gone={gone} />}
        </>
      )}
    </Typography>
  );
}
