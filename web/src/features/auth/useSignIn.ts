import { useDispatch } from 'react-redux';
import { sessionOpened } from '../../api/session.ts';
import { toast } from '../../ui/toast.ts';
import { useSignInMutation } from './api.ts';
import type { SignIn } from './schemas.ts';

export function useSignIn(): (credentials: SignIn) => Promise<void> {
  const dispatch = useDispatch();
  const [signIn] = useSignInMutation();

  return async (credentials) => {
    try {
      const session = await signIn({ signInDto: credentials }).unwrap();
      dispatch(sessionOpened(session));
      toast.success('Welcome back!', 'You have successfully signed in.');
    } catch (cause) {
      toast.error('Sign in failed', cause);
    }
  };
}
