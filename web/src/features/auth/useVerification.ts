import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { refreshSession } from '../../api/refresh.ts';
import { readMarker } from '../../api/session.ts';
import { useVerifyEmailMutation } from './api.ts';

export type Verification =
  { state: 'none' } | { state: 'checking' } | { state: 'verified'; email: string } | { state: 'refused'; problem: unknown };

/** Redeems the token of a mailed link, once: it works a single time, and so leaves the address, which may be loaded again. */
export function useVerification(): Verification {
  const [params, setParams] = useSearchParams();
  const token = params.get('verify');
  const [verification, setVerification] = useState<Verification>(token ? { state: 'checking' } : { state: 'none' });
  const [verifyEmail] = useVerifyEmailMutation();
  const dispatch = useDispatch();
  const redeemed = useRef<string>(undefined);

  const redeem = useEffectEvent(async (mailed: string) => {
    try {
      const { email } = await verifyEmail({ verifyEmailDto: { token: mailed } }).unwrap();
      // Whoever is signed in already learns at once that the address is verified.
      if (readMarker()) await refreshSession(dispatch);
      setVerification({ state: 'verified', email });
      setParams(withoutToken, { replace: true });
    } catch (problem) {
      setVerification({ state: 'refused', problem });
    }
  });

  useEffect(() => {
    if (!token || redeemed.current === token) return;
    redeemed.current = token;
    void redeem(token);
  }, [token]);

  return verification;
}

function withoutToken(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('verify');
  return rest;
}
