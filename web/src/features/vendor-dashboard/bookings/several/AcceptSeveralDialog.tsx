import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { slotLabel } from '#shared/booking/moments.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { counted, durationLabel } from '#ui/format/labels.ts';
import { shortMoney } from '#ui/format/money.ts';
import { type Outcomes, useAcceptSeveral } from './useAcceptSeveral.ts';

interface Props {
  requests: readonly Booking[];
  onClose: () => void;
}

/** Requests that were on show when it was opened: which of them are accepted, how far that is, and what became of each. */
export function AcceptSeveralDialog({ requests: shown, onClose }: Props) {
  const [requests] = useState(shown);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { outcomes, progress, accept } = useAcceptSeveral();
  const busy = progress !== undefined;
  const waiting = requests.filter(({ id }) => outcomes[id] !== 'accepted');
  const acceptedBefore = requests.length - waiting.length;
  const chosen = waiting.filter(({ id }) => !left.has(id));

  const choose = (id: string, wanted: boolean) => setLeft(new Set(wanted ? [...left].filter((each) => each !== id) : [...left, id]));

  async function send() {
    const accepted = await accept(chosen);
    // What could not be accepted says why in its place.
    if (accepted < chosen.length) return;
    toast.success(`${counted(accepted, 'booking')} accepted`, 'The customers have been told.');
    onClose();
  }

  return (
    <ActionDialog
      title="Accept several requests"
      submitLabel={`Accept ${chosen.length}`}
      wide
      offered
      ready={chosen.length > 0}
      busy={busy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>Each customer is told at once. Uncheck those that are to wait.</p>
      <Requests aria-label="Requests">
        {waiting.map((request) => (
          <li key={request.id}>
            <FormControlLabel
              disabled={busy}
              control={<Checkbox checked={!left.has(request.id)} onChange={({ target }) => choose(request.id, target.checked)} />}
              label={<Request request={request} outcome={outcomes[request.id]} />}
            />
          </li>
        ))}
      </Requests>
      <div role="status">
        {progress && (
          <>
            {progress.answered} of {progress.of} answered
            <Progress value={progress.answered} max={progress.of} aria-label="How many are answered" />
          </>
        )}
        {!progress && acceptedBefore > 0 && `${counted(acceptedBefore, 'booking')} accepted. The customers have been told.`}
      </div>
    </ActionDialog>
  );
}

function Request({ request, outcome }: { request: Booking; outcome: Outcomes[string] | undefined }) {
  const { service, customer, durationMinutes, address, priceCents } = request;
  const facts = [slotLabel(request), durationLabel(durationMinutes), address.city && addressLine(address), shortMoney(priceCents)];
  return (
    <Lines>
      <strong>
        {service.title} for {customer.fullName}
      </strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {typeof outcome === 'object' && <em role="alert">{outcome.reason}</em>}
    </Lines>
  );
}

const Requests = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '& label': { alignItems: 'flex-start', margin: '0 0 0 -9px', paddingBlock: 6 },
}));

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingBlock: 9,
  overflowWrap: 'anywhere',
  '& > span': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& > em': { fontSize: '.875rem', fontStyle: 'normal', color: theme.vars.palette.error.main },
}));
