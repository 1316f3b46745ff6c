import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '../../api/base.ts';
import { sessionClosed } from '../../api/session.ts';
import { paths } from '../../ui/paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSignOutMutation } from './api.ts';

export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();

  return async () => {
    try {
      await signOut().unwrap();
    } catch (cause) {
      toast.error('Sign out failed', cause);
      return;
    }
    // First away from pages that need a session, or their gate would ask to sign in again.
    await navigate(paths.home);
    dispatch(sessionClosed());
    dispatch(baseApi.util.resetApiState());
    toast.success('Signed out', 'You have been successfully signed out.');
  };
}
