import { useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { type OpenClaimDto, useDecideClaimMutation } from '../api.ts';
import type { DeskDialogProps } from '../desk-dialog-props.ts';
import { outcomeWords } from './outcome-words.ts';
import { OutcomeChoice } from './OutcomeChoice.tsx';

/** Who was not there: what one of the sides has claimed, or neither. */
export function DecideClaimDialog({ booking, offered, onClose }: DeskDialogProps<OpenClaimDto>) {
  const { bookingId: id, serviceTitle, outcomes } = booking;
  const [outcome, setOutcome] = useState<OpenClaimDto['outcomes'][number] | null>(null);
  const [decide] = useDecideClaimMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useReason();
  const words = outcomeWords(booking);

  const send = (chosen: NonNullable<typeof outcome>) =>
    run(async () => {
      await decide({ id, decideClaimDto: { outcome: chosen, reason: reason.written } }).unwrap();
      return ['Claim decided', words[chosen].consequence];
    });

  return (
    <ActionDialog
      title={`Who was not there for ${serviceTitle}?`}
      submitLabel="Decide"
      keepLabel="Decide later"
      offered={offered}
      ready={outcome !== null}
      busy={busy}
      problem={problem}
      onSubmit={() => outcome && reason.check() && void send(outcome)}
      onClose={onClose}
    >
      <OutcomeChoice outcomes={outcomes} words={words} chosen={outcome} onChoose={setOutcome} />
      <ReasonField reason={reason} hint="Both sides will read it." />
    </ActionDialog>
  );
}
