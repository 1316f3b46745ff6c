import { SmallMuted } from '#ui/page/text.ts';
import { zoneLabel } from './slot-words.ts';

/** Whose clocks the times are on. */
export const ZoneNote = ({ timeZone }: { timeZone: string }) => (
  <SmallMuted style={{ marginTop: 8 }}>Times are the provider’s: {zoneLabel(timeZone)}.</SmallMuted>
);
