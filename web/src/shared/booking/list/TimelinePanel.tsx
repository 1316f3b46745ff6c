import { Panel } from '#ui/cards/Panel.tsx';
import type { Booking } from '../api.ts';
import { namesOf, type Side } from '../sides.ts';
import { Timeline } from '../timeline/Timeline.tsx';

/** What has become of the one booking that is on show. */
export function TimelinePanel({ booking, side }: { booking: Booking; side: Side }) {
  return (
    <Panel title="Timeline">
      <Timeline bookingId={booking.id} viewer={side} names={namesOf(booking)} />
    </Panel>
  );
}
