import { Injectable } from '@nestjs/common';
import { Account, AccountRow, type Role } from '../../../accounts/index.js';
import { BookingRow } from '../../../booking/index.js';
import { Sessions } from '../../../identity/index.js';
import { adminName, type ListDownloaded, ListDownloads } from '../../../moderation/index.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors.js';
import { fold, streamOf } from '../../../platform/events/decider.js';
import type { PersonalFields } from '../../../platform/events/event.js';
import type { Recorded } from '../../../platform/events/recorded.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Streams } from '../../../platform/streams/streams.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../../vendor-onboarding/index.js';
import { ACCOUNT_DEEDS, type AccountDeed, type AccountDeedDto, type TakenListDto, UserProfileDto } from './user-profile.dto.js';

type OfUser = Values<{ userId: string }>;

const tables = tablesOf(AccountRow, VendorRow, BookingRow);

const accountOf = statement('profile-of-user', ({ userId }: OfUser) =>
  tables.selectFrom('account_directory as a').select(['a.email', 'a.email_verified as emailVerified']).where('a.id', '=', userId),
);
const businessOf = statement('business-of-user', ({ userId }: OfUser) =>
  tables
    .selectFrom('vendor_directory as v')
    .select(['v.id as vendorId', 'v.business_name as businessName', vendorIsPublic.as('isPublic')])
    .where('v.user_id', '=', userId),
);
const bookingsOf = statement('bookings-of-user', ({ userId }: OfUser) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('b.customer_id', '=', userId),
);

/** Whoever accepts an invitation has the roles of it by the word of who has sent it. */
const doerOf = ({ data, meta }: Recorded): string | undefined => (data as { grantedBy?: string | null }).grantedBy ?? meta.actor;

function takenOf({ list, rows, asked }: ListDownloaded['data'], personal: PersonalFields | undefined): TakenListDto {
  const { role, state, status, category } = asked;
  const narrowedBy = [role, state, status, category && 'one category', personal?.['vendor'] && 'one vendor'];
  return { list, rows, narrowedBy: narrowedBy.filter((filter) => filter != null), search: personal?.['search'] ?? null };
}

const isTold = (type: string): type is AccountDeed => (ACCOUNT_DEEDS as readonly string[]).includes(type);

/** One account, as an administrator looks at it. */
@Injectable()
export class UserProfiles {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly sessions: Sessions,
  ) {}

  async of(userId: string): Promise<UserProfileDto> {
    const { pool } = this.database;
    const { events } = await this.streams.read(streamOf(Account, userId));
    const { roles, twoFactor } = fold(Account, events);
    const account = await accountOf.first(pool, { userId });
    if (!account?.email) throw new NotFound('account');
    const [business, { count: bookingCount }, sessions, downloads] = await Promise.all([
      businessOf.first(pool, { userId }),
      bookingsOf.one(pool, { userId }),
      this.sessions.of(userId, roles),
      this.streams.read(streamOf(ListDownloads, userId)),
    ]);
    return {
      email: account.email,
      emailVerified: account.emailVerified,
      twoFactor,
      business: business ?? null,
      bookingCount,
      sessions: sessions.map(({ id, device, openedAt, refreshedAt }) => ({ id, device, openedAt, lastActiveAt: refreshedAt })),
      history: await this.historyOf(userId, [...events, ...downloads.events]),
    };
  }

  private async historyOf(userId: string, events: readonly Recorded[]): Promise<AccountDeedDto[]> {
    const told = events.filter(({ type }) => isTold(type)).toSorted((a, b) => (a.position < b.position ? 1 : -1));
    const keys = await this.personalData.keysForEvents(told);
    const actors = new Set(told.map(doerOf).filter((actor) => actor !== undefined && actor !== userId));
    const names = new Map(await Promise.all([...actors].map(async (actor) => [actor, await adminName(this.database, actor)] as const)));
    return told
      .map((event) => ({ event, personal: this.personalData.open(event, keys) }))
      .map(({ event, personal }) => ({
        at: event.meta.at,
        what: event.type as AccountDeed,
        role: (event.data as { role?: Role }).role ?? null,
        by: names.get(doerOf(event) ?? '') ?? null,
        reason: personal?.['reason'] ?? null,
        taken: event.type === 'ListDownloaded' ? takenOf(event.data as ListDownloaded['data'], personal) : null,
      }));
  }
}
