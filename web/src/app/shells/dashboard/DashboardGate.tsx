import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { Waiting } from '../Waiting.tsx';
import { DashboardShell } from './DashboardShell.tsx';
import { NoConnection } from './NoConnection.tsx';

/** Lets in who is signed in; the others sign in first and come back. Who signs out here is done here. */
export function DashboardGate() {
  const { status, user, role, end } = useSession();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  if (status === 'unknown') return <Waiting />;
  if (end === 'left') return <Navigate to={paths.home} replace />;
  if (end === 'unreachable') return <NoConnection />;
  if (!user || !role) return <Navigate to={paths.authReturningTo(here)} replace />;
  if (user.twoFactorRequired && pathname !== paths.setUpTwoFactor) return <Navigate to={paths.setUpTwoFactorFirst(here)} replace />;
  return <DashboardShell user={user} role={role} />;
}
