import { lazy, Suspense } from 'react';
import Person from 'virtual:icon/outline-person';
import { useSession } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { Bar, type BarEntry } from './Bar.tsx';
import { ANYBODYS } from './entries.tsx';

const VISITORS: readonly BarEntry[] = [...ANYBODYS, { label: 'Sign in', icon: <Person />, href: paths.auth }];

const Unsettled = () => <Bar entries={ANYBODYS} of="nobody-known" />;

// Neither strangers nor wide screens need it; where it can't be fetched, home and search are still there.
const OwnBar = lazy(() => import('./OwnBar.tsx').catch(() => ({ default: Unsettled })));

/** The bar of the public pages: rendered on the server for a visitor, as the pages are. */
export function PublicBar() {
  const { status, user, role } = useSession();
  const isPhone = usePhone();
  if (user && role && isPhone) {
    return (
      <Suspense fallback={<Unsettled />}>
        <OwnBar role={role} />
      </Suspense>
    );
  }
  return <Bar entries={VISITORS} of={status === 'signed-out' ? 'visitors' : 'nobody-known'} />;
}
