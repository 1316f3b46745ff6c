import { Muted } from '#ui/page/text.ts';
import { zoneLabel } from './slot-words.ts';

/** Whose clocks the times are on. */
export const ZoneNote = ({ timeZone }: { timeZone: string }) => (
  <Muted style={{ marginTop: 8, fontSize: '.875rem' }}>Times are the provider’s: {zoneLabel(timeZone)}.</Muted>
);
