import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Standings } from '../../accounts/index.js';
import { placeOfWork } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { BUILD_ID } from '../../platform/process/build-id.js';
import { Config } from '../../platform/process/config.js';
import { followedCalendar } from '../file/calendar-file.js';
import { CalendarAddressTable } from '../secret/calendar-address-table.js';
import { hashed } from '../secret/calendar-secret.js';
import { inRows, isToBeNoted, shownSince } from './feed.decisions.js';
import { bookingsShown, businessBehind, daysOfOwnHours } from './feed.queries.js';

/** What a calendar program gets to read. */
export interface Feed {
  readonly userId: string;
  /** Another one as soon as anything else stands in the calendar. */
  readonly tag: string;
  /** The calendar itself, which is made only for whoever does not have it yet. */
  readonly text: () => string;
}

/** The bookings of a business for whoever has its address. It ends with the account, the role and the right to work here. */
@Injectable()
export class Feeds {
  constructor(
    private readonly database: Database,
    private readonly standings: Standings,
    private readonly table: CalendarAddressTable,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws NotFound `calendar-address/unknown` when nobody has this address, or does no longer */
  async read(secret: string): Promise<Feed> {
    const business = await this.businessBehind(hashed(secret));
    const { userId, vendorId, businessName } = business;
    const { pool } = this.database;
    const now = this.clock.now();
    const since = shownSince(now);
    const [bookings, days] = await Promise.all([
      bookingsShown.all(pool, { vendorId, since }),
      daysOfOwnHours.all(pool, { vendorId, from: since.slice(0, 'yyyy-MM-dd'.length) }),
    ]);
    if (isToBeNoted(business.readAt, now)) await this.table.noteReading(hashed(secret), now);
    const daysOff = inRows(days.filter(({ hours }) => hours.length === 0).map(({ date }) => date));
    const entries = bookings.map(({ street, city, state, zip, ...booking }) => ({
      ...booking,
      // A calendar program keeps a copy with another company: it is told no more than the file of one booking tells.
      location: placeOfWork('vendor', { status: booking.status, street, city, state, zip }),
      url: `${this.config.publicUrl}/dashboard/my-bookings?booking=${booking.bookingId}`,
    }));
    return {
      userId,
      tag: tagOf([BUILD_ID, businessName, entries, daysOff]),
      text: () => followedCalendar({ name: `Plumb & Level: ${businessName}`, vendorId, entries, daysOff, writtenAt: now }),
    };
  }

  private async businessBehind(secretHash: string) {
    const business = await businessBehind.first(this.database.pool, { secretHash });
    if (business) {
      const { open, roles } = await this.standings.of(business.userId);
      if (open && roles.includes('vendor')) return business;
    }
    throw new NotFound('calendar', {
      code: 'calendar-address/unknown',
      message: 'There is no calendar at this address any more. Its owner can make a new one beside the calendar in their dashboard.',
    });
  }
}

/** Of what stands in the calendar, and not of when it was written. */
const tagOf = (content: readonly unknown[]): string => `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}"`;
