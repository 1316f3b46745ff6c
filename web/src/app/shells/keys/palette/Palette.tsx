import { lazy, Suspense, useState } from 'react';
import { type Person, type Role, useSession } from '#api/session/session.ts';
import { JOIN, LOGIN } from '../../public/page-links.ts';
import { Filtered, type Typed } from './Filtered.tsx';
import { useCommonGroups } from './useCommonGroups.tsx';
import { useOwnGroups } from './useOwnGroups.tsx';

// With what only administrators ask the server for.
const AdminPalette = lazy(async () => ({ default: (await import('./AdminPalette.tsx')).AdminPalette }));

interface Props {
  onClose: () => void;
}

/** Leads to every page that the person may open, does what the menus do, and searches the services. */
export function Palette({ onClose }: Props) {
  const { user, role } = useSession();
  const [text, onType] = useState('');
  const typed = { text, onType, onClose };
  return user && role ? <OwnPalette user={user} role={role} {...typed} /> : <VisitorsPalette {...typed} />;
}

function OwnPalette({ user, role, ...typed }: Typed & { user: Person; role: Role }) {
  const { before, after } = useOwnGroups(user, role);
  const groups = [...before, ...useCommonGroups(), ...after];
  const plain = <Filtered groups={groups} {...typed} />;
  if (role !== 'admin' || user.twoFactorRequired) return plain;
  return (
    <Suspense fallback={plain}>
      <AdminPalette groups={groups} {...typed} />
    </Suspense>
  );
}

function VisitorsPalette(typed: Typed) {
  return <Filtered groups={[...useCommonGroups(), { title: 'Account', entries: [LOGIN, JOIN] }]} {...typed} />;
}
