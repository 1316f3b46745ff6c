import Dashboard from 'virtual:icon/outline-space-dashboard';
import type { Role } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { Bar, type BarEntry } from './Bar.tsx';
import { CustomerBar } from './CustomerBar.tsx';
import { ANYBODYS } from './entries.tsx';

const AWAY_FROM_WORK: readonly BarEntry[] = [...ANYBODYS, { label: 'Dashboard', icon: <Dashboard />, href: paths.dashboard }];

/** What a public page's bar is for whoever is signed in: whoever works here finds the way back to it. */
export default function OwnBar({ role }: { role: Role }) {
  return role === 'user' ? <CustomerBar /> : <Bar entries={AWAY_FROM_WORK} />;
}
