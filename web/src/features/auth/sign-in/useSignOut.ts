import { useDispatch } from 'react-redux';
import { sessionLeft } from '#api/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useSignOutMutation } from '../api.ts';

export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const [signOut] = useSignOutMutation();

  return async () => {
    try {
      await signOut().unwrap();
    } catch (cause) {
      toast.error('Sign out failed', cause);
      return;
    }
    dispatch(sessionLeft());
    toast.success('Signed out', 'You have been successfully signed out.');
  };
}
