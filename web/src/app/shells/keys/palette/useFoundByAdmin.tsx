import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { staffApi } from '#api/staff/staff.ts';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { STATUSES } from '#shared/booking/booking-status.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import type { PaletteGroup } from './palette-entry.ts';

/** Typing faster than this asks for the last words only. */
const PAUSE_MS = 150;
const SHORTEST = 2;

const { useFoundQuery } = staffApi;

/** Users, vendors, services and bookings that what was typed finds; each leads to its list, where it stands alone. */
export function useFoundByAdmin(term: string): { groups: readonly PaletteGroup[]; problem: unknown } {
  const [search, setSearch] = useState('');
  useTypingPause(term, () => setSearch(term), PAUSE_MS);
  const skip = search.length < SHORTEST || term.length < SHORTEST;
  const { data, error } = standing(useFoundQuery({ search }, { skip, refetchOnMountOrArgChange: true }));
  if (skip || !data) return { groups: [], problem: skip ? undefined : error };
  const { users, vendors, services, bookings } = data;
  return {
    problem: error,
    groups: [
      {
        title: 'Users',
        entries: users.map(({ id, fullName, roles }) => ({
          label: fullName,
          href: only(staffPaths.users, id),
          note: roles.map((role) => ROLE_NAMES[role]).join(', '),
        })),
      },
      {
        title: 'Vendors',
        entries: vendors.map(({ id, businessName, ownerName }) => ({
          label: businessName,
          href: only(staffPaths.vendors, id),
          note: ownerName,
        })),
      },
      {
        title: 'Services of vendors',
        entries: services.map(({ id, title, businessName }) => ({ label: title, href: only(staffPaths.services, id), note: businessName })),
      },
      {
        title: 'Bookings',
        entries: bookings.map(({ id, serviceTitle, customerName, date, status }) => ({
          label: `${serviceTitle} for ${customerName}`,
          href: only(staffPaths.bookings, id),
          note: `${calendarDateLabel(date)}, ${STATUSES[status].toLowerCase()}`,
        })),
      },
    ],
  };
}

const only = (path: string, id: string) => `${path}?${new URLSearchParams({ search: id }).toString()}`;
