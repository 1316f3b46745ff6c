import { type ComponentType, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { type Role, useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { Waiting } from '../Waiting.tsx';

/** The page that this address has for the role that the person acts in; where there is none, back to the dashboard. */
export function ForRole({ pages }: { pages: Partial<Record<Role, ComponentType>> }) {
  const { role } = useSession();
  const Page = role && pages[role];
  if (!Page) return <Navigate to={paths.dashboard} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  );
}
