import { type SentNotice, sentNotices } from '../../notifications/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Side } from '../booking.events.js';
import { noticeId } from './notice-id.js';

type Sent = Omit<SentNotice, 'id'> & { readonly to: Side };

/** What was sent to either side because of these events, by event. */
export async function noticesOf(database: Database, eventIds: readonly string[]): Promise<ReadonlyMap<string, Sent[]>> {
  const causes = new Map(
    eventIds.flatMap((eventId) => (['customer', 'vendor'] as const).map((to) => [noticeId(eventId, to), { eventId, to }] as const)),
  );
  const told = new Map<string, Sent[]>();
  for (const { id, channel, at } of await sentNotices(database, [...causes.keys()])) {
    const { eventId, to } = causes.get(id)!;
    told.set(eventId, [...(told.get(eventId) ?? []), { to, channel, at }]);
  }
  return told;
}
