import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { aheadWords, minutesAhead, zoneHere } from '#ui/format/clocks.ts';
import { noonOf } from '#ui/format/days.ts';
import { SmallMuted } from '#ui/page/text.ts';
import { zoneLabel } from './slot-words.ts';

interface ZoneNoteProps {
  timeZone: string;
  /** The day of the times, yyyy-MM-dd: how far clocks are apart changes with the seasons. */
  day: string;
}

/** Whose clocks the times are on, and how far they are from the reader's, which the server can't know. */
export function ZoneNote({ timeZone, day }: ZoneNoteProps) {
  const apart = useHydrated() && aheadWords(minutesAhead(timeZone, zoneHere(), noonOf(day).getTime()));
  return (
    <SmallMuted style={{ marginTop: 8 }}>
      Times are the provider’s: {zoneLabel(timeZone)}
      {apart && `, ${apart}`}.
    </SmallMuted>
  );
}
