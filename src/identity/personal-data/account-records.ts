import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ERASED } from '../../platform/events/event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/events/streams.js';
import { streamOf } from '../../platform/events/decider.js';
import { Account } from '../account/account.js';
import { EmailAddress } from '../account/email-address.js';
import { IdentityKeys } from '../account/keys.js';
import { Photos } from '../photo/photos.js';
import { type AccountTables, rolesOf } from '../directory/account-directory.projection.js';
import type { SettingsTables } from '../settings/account-settings.projection.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { HoldsPersonalRecords, type PersonalRecords } from './personal-records.js';

const ACCOUNT = [
  'id',
  'email',
  'emailVerified',
  'fullName',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'isAdmin',
  'isAuditor',
  'isVendor',
  'photoId',
  'registeredAt',
] as const;
const SETTINGS = ['email', 'push', 'sms', 'marketing', 'publicProfile', 'dataSharing', 'trackingCookies'] as const;
const SESSIONS = `select device, opened_at as "openedAt", refreshed_at as "refreshedAt", revoked_at as "endedAt"
  from identity_session where user_id = $1 order by opened_at`;
const MAILED_LINKS = `select purpose, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
  from identity_mail_token where user_id = $1 order by created_at`;

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
    private readonly photos: Photos,
    private readonly keys: IdentityKeys,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const tables = this.database.tables<AccountTables & SettingsTables>();
    const account = await tables.selectFrom('accountDirectory').select(ACCOUNT).where('id', '=', userId).executeTakeFirst();
    if (!account) return null;
    const settings = await tables.selectFrom('accountSettings').select(SETTINGS).where('userId', '=', userId).executeTakeFirst();
    const { isAdmin, isAuditor, isVendor, photoId, ...profile } = account;
    const image = photoId ? await this.photos.find(photoId) : undefined;
    return {
      ...profile,
      roles: rolesOf({ isAdmin, isAuditor, isVendor }),
      settings: settings ?? { ...DEFAULT_SETTINGS.notifications, ...DEFAULT_SETTINGS.privacy },
      photo: image ? { type: 'image/webp', base64: image.toString('base64') } : null,
      sessions: await this.rows(userId, SESSIONS),
      mailedLinks: await this.rows(userId, MAILED_LINKS),
      sentNotices: await this.rows(userId, NOTICES),
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

  private async rows(userId: string, text: string): Promise<readonly object[]> {
    return (await this.database.pool.query<object>(text, [userId])).rows;
  }
}
