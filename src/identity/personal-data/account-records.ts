import { Injectable } from '@nestjs/common';
import {
  Account,
  AccountKeys,
  AccountRow,
  DEFAULT_SETTINGS,
  EmailAddress,
  MailTokenRow,
  PORTRAIT,
  rolesOf,
  settingsOf,
} from '../../accounts/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { SessionRow } from '../sessions/session.entity.js';
import { HoldsPersonalRecords, type PersonalRecords } from './personal-records.js';

const tables = tablesOf(AccountRow, SessionRow, MailTokenRow);

type OfPerson = Values<{ userId: string }>;

const accountOf = statement('personal-file-account', ({ userId }: OfPerson) =>
  tables
    .selectFrom('account_directory')
    .select([
      'id',
      'email',
      'email_verified as emailVerified',
      'full_name as fullName',
      'phone',
      'address',
      'city',
      'state',
      'zip_code as zipCode',
      'is_admin as isAdmin',
      'is_auditor as isAuditor',
      'is_vendor as isVendor',
      'photo_id as photoId',
      'registered_at as registeredAt',
    ])
    .where('id', '=', userId),
);
const sessionsOf = statement('personal-file-sessions', ({ userId }: OfPerson) =>
  tables
    .selectFrom('identity_session')
    .select(['device', 'opened_at as openedAt', 'refreshed_at as refreshedAt', 'revoked_at as endedAt'])
    .where('user_id', '=', userId)
    .orderBy('opened_at'),
);
const mailedLinksOf = statement('personal-file-mailed-links', ({ userId }: OfPerson) =>
  tables
    .selectFrom('identity_mail_token')
    .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at'),
);
/** Notifications stand above identity and offer it no table: a person's file is told of them here all the same. */
const NOTICES = `select channel, sent_at as "sentAt" from sent_notice where user_id = $1 order by sent_at, id, channel`;

/** The account itself: profile, settings, photo, sessions. What proves who somebody is (password, second factor) is a secret and no record. */
@HoldsPersonalRecords()
@Injectable()
export class AccountRecords implements PersonalRecords {
  readonly part = 'account';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly pictures: SealedPictures,
    private readonly keys: AccountKeys,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { pool } = this.database;
    const account = await accountOf.first(pool, { userId });
    if (!account) return null;
    const settings = await settingsOf.first(pool, { userId });
    const { isAdmin, isAuditor, isVendor, photoId, ...profile } = account;
    const image = photoId ? await this.pictures.find(photoId, PORTRAIT) : undefined;
    return {
      ...profile,
      roles: rolesOf({ isAdmin, isAuditor, isVendor }),
      settings: settings ?? { ...DEFAULT_SETTINGS.notifications, ...DEFAULT_SETTINGS.privacy, changedAt: null },
      photo: image ? { type: 'image/webp', base64: image.toString('base64') } : null,
      sessions: await sessionsOf.all(pool, { userId }),
      mailedLinks: await mailedLinksOf.all(pool, { userId }),
      sentNotices: (await pool.query(NOTICES, [userId])).rows,
    };
  }

  /** The account's, and that of every address that it ever had. */
  async streamsOf(userId: string): Promise<readonly string[]> {
    const own = streamOf(Account, userId);
    const { events } = await this.streams.read(own);
    const keys = await this.personalData.keysForEvents(events);
    const emails = events.flatMap((event) => this.personalData.open(event, keys)?.['email'] ?? []).filter((email) => email !== ERASED);
    return [own, ...emails.map((email) => streamOf(EmailAddress, this.keys.emailId(email)))];
  }
}
