import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base.ts';
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
      // What was read as a visitor, or as somebody else, is not this person's view.
      dispatch(baseApi.util.resetApiState());
      dispatch(sessionOpened(session));
      toast.success('Welcome back!', 'You have successfully signed in.');
    } catch (cause) {
      toast.error('Sign in failed', cause);
    }
  };
}
