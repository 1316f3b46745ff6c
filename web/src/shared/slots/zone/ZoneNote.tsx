import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { zoneHere } from '#ui/format/days.ts';
import { SmallMuted } from '#ui/page/text.ts';
import { zoneLabel } from '../slot-words.ts';

// Most readers are where the work is.
const HoursApart = lazy(() => import('./HoursApart.tsx').catch(() => ({ default: (): ReactNode => null })));

interface ZoneNoteProps {
  timeZone: string;
  /** The day of the times, yyyy-MM-dd. */
  day: string;
}

/** Whose clocks the times are on, and how far they are from the reader's, which the server can't know. */
export function ZoneNote({ timeZone, day }: ZoneNoteProps) {
  const elsewhere = useHydrated(zoneHere() !== timeZone);
  return (
    <SmallMuted style={{ marginTop: 8 }}>
      Times are the provider’s: {zoneLabel(timeZone)}
      {elsewhere && (
        <Suspense>
          <HoursApart timeZone={timeZone} day={day} />
        </Suspense>
      )}
      .
    </SmallMuted>
  );
}
