import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { zoneHere } from '#ui/format/days.ts';
import { whenIdle } from '#ui/idle/when-idle.ts';
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
  const elsewhere = useElsewhere(timeZone);
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

/** Whether the reader's clocks are another zone's. To ask for theirs is the first use of `Intl` on many a page, which is too slow for the task in which it comes to life. */
function useElsewhere(timeZone: string): boolean {
  const [here, setHere] = useState(timeZone);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => isGone || setHere(zoneHere()), 1000);
    return () => void (isGone = true);
  }, []);
  return here !== timeZone;
}
