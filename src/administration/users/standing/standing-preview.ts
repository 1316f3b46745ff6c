import { Injectable } from '@nestjs/common';
import { type Expression, sql } from 'kysely';
import { Account, AccountRow, type GrantedRole } from '../../../accounts/index.js';
import { Booking, bookingIsOpen, BookingRow, cancelOfSuspended, type Side } from '../../../booking/index.js';
import { Sessions } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors.js';
import { type Decider, fold, streamOf } from '../../../platform/events/decider.js';
import type { AnyEvent } from '../../../platform/events/event.js';
import { Streams } from '../../../platform/streams/streams.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { reinstateWith, suspendWith, Vendor, VendorOwner, VendorRow } from '../../../vendor-onboarding/index.js';
import type { OwnersFall } from '../../../vendor-onboarding/vendor.events.js';
import type { UserActivationDto, UserDeactivationDto } from './user-standing.dto.js';

const tables = tablesOf(BookingRow, VendorRow, AccountRow);

const businessesOf = (userId: Expression<string>) => tables.selectFrom('vendor_directory').select('id').where('user_id', '=', userId);
const openBookings = statement('open-bookings-of-user', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id as bookingId',
      'b.service_title as serviceTitle',
      sql<Side>`case when ${eb.ref('b.customer_id')} = ${userId} then 'customer' else 'vendor' end`.as('as'),
      sql<string>`case when ${eb.ref('b.customer_id')} = ${userId} then ${eb.ref('v.business_name')} else coalesce(${eb.ref('p.full_name')}, 'Unknown Customer') end`.as(
        'otherSide',
      ),
      'b.status',
      'b.date',
      'b.time',
      'b.time_zone as timeZone',
    ])
    // Each side by its own index: a condition over both tables would be asked of every open booking.
    .where((eb) => eb.or([eb('b.customer_id', '=', userId), sql<boolean>`${eb.ref('b.vendor_id')} = any(array(${businessesOf(userId)}))`]))
    .where(bookingIsOpen)
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);
const businessName = statement('name-of-business', ({ vendorId }: Values<{ vendorId: string }>) =>
  tables.selectFrom('vendor_directory').select('business_name as name').where('id', '=', vendorId),
);

/** What closing an account, or taking a role, or undoing either, would do now: said by the very decisions that do it then. Changes nothing. */
@Injectable()
export class StandingPreview {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async deactivation(userId: string): Promise<UserDeactivationDto> {
    return this.falling('account', userId, await this.mustBeThere(userId));
  }

  async activation(userId: string): Promise<UserActivationDto> {
    await this.mustBeThere(userId);
    return { business: await this.rising('account', userId) };
  }

  async revocation(userId: string, role: GrantedRole): Promise<UserDeactivationDto> {
    const account = await this.mustBeThere(userId);
    if (role === 'vendor') return this.falling('role', userId, account);
    return { sessions: await this.sessionsOf(userId, account), business: null, bookings: [] };
  }

  async grant(userId: string, role: GrantedRole): Promise<UserActivationDto> {
    await this.mustBeThere(userId);
    return { business: role === 'vendor' ? await this.rising('role', userId) : null };
  }

  /** With the account ends what is booked on either side; with the role, what is booked of the business. */
  private async falling(follows: OwnersFall, userId: string, account: Account): Promise<UserDeactivationDto> {
    const now = this.clock.now();
    const [sessions, business, open] = await Promise.all([
      this.sessionsOf(userId, account),
      this.business(userId, (vendor, vendorId) => suspendWith(follows, vendor, { vendorId, reason: '', now })),
      openBookings.all(this.database.pool, { userId }),
    ]);
    const listed = follows === 'account' ? open : open.filter((booking) => booking.as === 'vendor');
    const bookings = listed.map(async (booking) => ({ ...booking, ends: await this.isEnded(booking.bookingId, now) }));
    return { sessions, business, bookings: await Promise.all(bookings) };
  }

  private rising(follows: OwnersFall, userId: string): Promise<UserActivationDto['business']> {
    const now = this.clock.now();
    return this.business(userId, (vendor, vendorId) => reinstateWith(follows, vendor, { vendorId, now }));
  }

  private async sessionsOf(userId: string, { roles }: Account): Promise<number> {
    return (await this.sessions.of(userId, roles)).length;
  }

  private async mustBeThere(userId: string): Promise<Account> {
    const account = await this.state(Account, userId);
    if (!account.registered || account.erased) throw new NotFound('account');
    return account;
  }

  private async business(userId: string, decide: (vendor: Vendor, vendorId: string) => readonly AnyEvent[]) {
    const { vendorId } = await this.state(VendorOwner, userId);
    if (vendorId === undefined) return null;
    const vendor = await this.state(Vendor, vendorId);
    const row = await businessName.first(this.database.pool, { vendorId });
    return { businessName: row?.name ?? '', changes: decide(vendor, vendorId).length > 0 };
  }

  private async isEnded(bookingId: string, now: string): Promise<boolean> {
    const booking = await this.state(Booking, bookingId);
    return cancelOfSuspended(booking, { confirmedToo: true, suspendedAt: now, now }).length > 0;
  }

  private async state<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<State> {
    return fold(decider, (await this.streams.read(streamOf(decider, id))).events);
  }
}
