import { useDispatch } from 'react-redux';
import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { type OpenedSession, sessionOpened } from '#api/session/session.ts';
import { securityChanged } from './api.ts';

/** Goes on in the session that took the place of all others. */
export function useNewSession(): (session: OpenedSession) => void {
  const dispatch = useDispatch();
  return (session) => {
    dispatch(sessionOpened(session));
    dispatch(securityChanged());
    tellOtherTabs('Security');
  };
}
