import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { sessionClosed, sessionOpened } from '#api/session/session.ts';
import { asProblem } from '#problem.ts';
import { withoutSpaces } from '#shared/reauthentication/guarded.ts';
import { toast } from '#ui/feedback/toast.ts';
import { secondsToWait } from '#ui/feedback/wait.ts';
import { useSignInMutation } from '../api.ts';
import type { SignIn } from '../schemas.ts';

/** What came of an attempt, as far as the form goes on from there. */
export type SignInOutcome =
  | { kind: 'signed-in' }
  | { kind: 'code-needed' }
  | { kind: 'wrong-code'; message: string }
  | { kind: 'wrong-credentials' }
  | { kind: 'failed'; wait: number };

export type DoSignIn = (credentials: SignIn) => Promise<SignInOutcome>;

export function useSignIn(): DoSignIn {
  const dispatch = useDispatch();
  const [signIn] = useSignInMutation();
  const failure = useRef<number>(undefined);

  return async ({ email, password, code }) => {
    // What went wrong before is no news any more, least of all on the page behind the sign-in.
    if (failure.current) toast.close(failure.current);
    try {
      const session = await signIn({ signInDto: { email, password, ...(code && { code: withoutSpaces(code) }) } }).unwrap();
      dispatch(sessionOpened(session));
      toast.success('Welcome back!', 'You have successfully signed in.');
      return { kind: 'signed-in' };
    } catch (cause) {
      const problem = asProblem(cause);
      if (problem.code === 'identity/code-needed') return { kind: 'code-needed' };
      if (problem.code === 'identity/wrong-code') return { kind: 'wrong-code', message: problem.detail };
      // Above the form stands whom to ask.
      if (problem.code === 'identity/account-deactivated') dispatch(sessionClosed('deactivated'));
      failure.current = toast.error('Sign in failed', cause);
      if (problem.code === 'identity/wrong-credentials') return { kind: 'wrong-credentials' };
      return { kind: 'failed', wait: secondsToWait(cause) };
    }
  };
}
