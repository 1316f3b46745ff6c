import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { refreshSession } from '#api/session/refresh.ts';
import { roleSwitched } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';

/** After applying with an account: it has the vendor's role now, and its dashboard shows how the application stands. */
export function useAfterApplying(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();

  return () => {
    toast.success('Vendor application submitted', 'Your vendor application is pending approval.');
    void refreshSession(dispatch).then((outcome) => {
      if (outcome === 'renewed') dispatch(roleSwitched('vendor'));
      return navigate(paths.dashboard);
    });
  };
}
