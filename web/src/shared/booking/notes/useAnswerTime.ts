import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { type Booking, useAcceptTimeMutation, useDeclineTimeMutation, useWithdrawTimeMutation } from '../api.ts';
import { slotLabel } from '../moments.ts';
import { otherSide, type Side } from '../sides.ts';

type Answer = 'accept' | 'decline' | 'withdraw';

/** Answers the proposal that is on show: another one may have taken its place. */
export function useAnswerTime(booking: Booking, side: Side) {
  const [busy, setBusy] = useState<Answer | null>(null);
  const [acceptTime] = useAcceptTimeMutation();
  const [declineTime] = useDeclineTimeMutation();
  const [withdrawTime] = useWithdrawTimeMutation();
  const { id, proposal, service } = booking;

  const answers = {
    accept: { send: acceptTime, title: 'New time accepted', message: proposal && `${service.title} is now on ${slotLabel(proposal)}.` },
    decline: {
      send: declineTime,
      title: 'New time declined',
      message: `${slotLabel(booking)} stands. ${otherSide(booking, side)} has been told.`,
    },
    withdraw: { send: withdrawTime, title: 'Proposal withdrawn', message: `${slotLabel(booking)} stands.` },
  };

  async function answer(chosen: Answer) {
    if (!proposal) return;
    const { send, title, message } = answers[chosen];
    setBusy(chosen);
    try {
      await send({ id, answerTimeDto: { proposalId: proposal.id } }).unwrap();
      toast.success(title, message ?? undefined);
    } catch (problem) {
      toast.error('The answer could not be sent', problem);
    }
    setBusy(null);
  }

  return { busy, answer: (chosen: Answer) => void answer(chosen) };
}
