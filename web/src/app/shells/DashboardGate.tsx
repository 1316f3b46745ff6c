import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { paths } from '../../ui/paths.ts';
import { DashboardShell } from './DashboardShell.tsx';
import { Waiting } from './Waiting.tsx';

/** Lets in who is signed in; the others sign in first and come back. Who signs out here is done here. */
export function DashboardGate() {
  const { status, user, role, left } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'unknown') return <Waiting />;
  if (left) return <Navigate to={paths.home} replace />;
  if (!user || !role) return <Navigate to={paths.authReturningTo(pathname + search)} replace />;
  return <DashboardShell user={user} role={role} />;
}
