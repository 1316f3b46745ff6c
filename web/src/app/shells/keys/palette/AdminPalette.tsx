import { Filtered, termOf, type Typed } from './Filtered.tsx';
import type { PaletteGroup } from './palette-entry.ts';
import { useFoundByAdmin } from './useFoundByAdmin.tsx';

/** An administrator's: it finds whoever and whatever is on the platform, too. */
export function AdminPalette({ groups, ...typed }: Typed & { groups: readonly PaletteGroup[] }) {
  const { groups: found, problem } = useFoundByAdmin(termOf(typed.text));
  return (
    <Filtered
      groups={groups}
      found={found}
      hint="Find a page, user, vendor, service or booking"
      problem={problem === undefined ? undefined : 'Users and bookings can’t be searched now.'}
      {...typed}
    />
  );
}
