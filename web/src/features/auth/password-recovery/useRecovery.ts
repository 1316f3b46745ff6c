import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { refreshSession } from '#api/session/refresh.ts';
import { readMarker } from '#api/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useAuthAddress } from '../auth-address.ts';

export type Recovery = { state: 'none' } | { state: 'done'; email: string } | { state: 'refused' };

/** What became of the link for a forgotten password. Either way its token leaves the address: it can not be used again. */
export function useRecovery() {
  const [outcome, setOutcome] = useState<Recovery>({ state: 'none' });
  const { show } = useAuthAddress();
  const dispatch = useDispatch();

  const done = async (email: string) => {
    // All of their sessions have ended. Whoever else is signed in here stays, and has no use for a sign-in form.
    if (readMarker() && (await refreshSession(dispatch)) === 'renewed') {
      toast.success('Password changed', `${email} can sign in with the new password now.`);
    }
    setOutcome({ state: 'done', email });
    show('login');
  };
  const refuse = () => {
    setOutcome({ state: 'refused' });
    show('forgot-password');
  };
  return { outcome, done, refuse };
}
