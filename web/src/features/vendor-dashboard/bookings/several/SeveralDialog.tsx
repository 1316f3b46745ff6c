import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import type { Booking } from '#shared/booking/api.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { counted } from '#ui/format/labels.ts';
import { DeclineReason } from './DeclineReason.tsx';
import { type Deed, DEEDS, deedTitle } from './deeds.ts';
import { OneOfSeveral } from './OneOfSeveral.tsx';
import { useSend } from './useSend.ts';
import { useSeveral } from './useSeveral.ts';

interface Props {
  deed: Deed;
  bookings: readonly Booking[];
  onClose: () => void;
}

const TOLD = 'The customers have been told.';

/** Bookings that were on show when it was opened: with which of them it is done, how far that is, and what became of each. */
export function SeveralDialog({ deed, bookings: shown, onClose }: Props) {
  const { verb, done, what, hint, forAll, destructive = false, centsOf } = DEEDS[deed];
  const [bookings] = useState(shown);
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(forAll ? shown.map(({ id }) => id) : []));
  const [reason, setReason] = useState('');
  const { outcomes, progress, goThrough } = useSeveral(useSend(deed, reason));
  const busy = progress !== undefined;
  const waiting = bookings.filter(({ id }) => outcomes[id] !== 'done');
  const doneBefore = bookings.length - waiting.length;
  const chosen = waiting.filter(({ id }) => checked.has(id));

  const check = (id: string, wanted: boolean) =>
    setChecked(new Set(wanted ? [...checked, id] : [...checked].filter((each) => each !== id)));

  async function send() {
    const succeeded = await goThrough(chosen);
    // What was refused says why in its place.
    if (succeeded < chosen.length) return;
    toast.success(`${counted(succeeded, 'booking')} ${done}`, TOLD);
    onClose();
  }

  return (
    <ActionDialog
      title={deedTitle(deed)}
      submitLabel={chosen.length > 0 ? `${verb} ${chosen.length}` : verb}
      destructive={destructive}
      wide
      offered
      ready={chosen.length > 0}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{hint}</p>
      <Bookings aria-label={what === 'requests' ? 'Requests' : 'Bookings'}>
        {waiting.map((booking) => (
          <li key={booking.id}>
            <FormControlLabel
              disabled={busy}
              control={<Checkbox checked={checked.has(booking.id)} onChange={({ target }) => check(booking.id, target.checked)} />}
              label={<OneOfSeveral booking={booking} cents={centsOf(booking)} outcome={outcomes[booking.id]} />}
            />
          </li>
        ))}
      </Bookings>
      {deed === 'decline' && <DeclineReason reason={reason} disabled={busy} onChoose={setReason} />}
      <div role="status">
        {progress && (
          <>
            {progress.sent} of {progress.of} sent
            <Progress value={progress.sent} max={progress.of} aria-label="How many are sent" />
          </>
        )}
        {!progress && doneBefore > 0 && `${counted(doneBefore, 'booking')} ${done}. ${TOLD}`}
      </div>
    </ActionDialog>
  );
}

const Bookings = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& label': { alignItems: 'flex-start', margin: '0 0 0 -9px', paddingBlock: 6 },
}));
