import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { sessionOpened } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';
import { useSignInMutation } from './api.ts';
import type { SignIn } from './schemas.ts';

export function useSignIn(): (credentials: SignIn) => Promise<void> {
  const dispatch = useDispatch();
  const [signIn] = useSignInMutation();
  const failure = useRef<number>(undefined);

  return async (credentials) => {
    // What went wrong before is no news any more, least of all on the page behind the sign-in.
    if (failure.current) toast.close(failure.current);
    try {
      const session = await signIn({ signInDto: credentials }).unwrap();
      dispatch(sessionOpened(session));
      toast.success('Welcome back!', 'You have successfully signed in.');
    } catch (cause) {
      failure.current = toast.error('Sign in failed', cause);
    }
  };
}
