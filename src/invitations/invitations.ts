import { Injectable } from '@nestjs/common';
import { AccountKeys, AccountRow, type GrantedRole, MailTokens, mustBeValid } from '../accounts/index.js';
import { Database } from '../platform/database/database.js';
import { streamOf } from '../platform/events/decider.js';
import { ERASED } from '../platform/events/event.js';
import { idFrom } from '../platform/ids.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { Streams } from '../platform/streams/streams.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import type { InvitationSentAgain, UserInvited } from './invitation.events.js';
import { Invitation } from './invitation.js';
import type { OpenInvitationDto } from './invitations.dto.js';
import { OpenInvitationRow } from './open-invitations.projection.js';

const tables = tablesOf(OpenInvitationRow, AccountRow);

const MOST = 100;
const listing = statement('open-invitations', () =>
  tables
    .selectFrom('open_invitation as i')
    .leftJoin('account_directory as a', 'a.id', 'i.invited_by')
    .select((eb) => [
      'i.id',
      eb.fn.coalesce('i.email', eb.val('')).as('email'),
      eb.fn.coalesce('i.full_name', eb.val('Unknown User')).as('fullName'),
      'i.roles',
      'a.full_name as invitedBy',
      'i.sent_at as sentAt',
      'i.expires_at as expiresAt',
    ])
    .orderBy('i.sent_at', 'desc')
    .orderBy('i.id')
    .limit(MOST),
);
const bySubject = statement('invitation-of-subject', ({ subjectId }: Values<{ subjectId: string }>) =>
  tables.selectFrom('open_invitation').select('id').where('subject_id', '=', subjectId),
);

/** What an invitation says of who is invited. */
export interface Told {
  /** Under whose key it is kept. */
  readonly subjectId: string;
  /** Of the last mail. */
  readonly mailId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly GrantedRole[];
}

@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly keys: AccountKeys,
    private readonly mailTokens: MailTokens,
  ) {}

  /** An address has one, whose name tells nobody the address. */
  idOf(email: string): string {
    return idFrom('invitation', this.keys.emailId(email));
  }

  /** Newest first. */
  open(): Promise<OpenInvitationDto[]> {
    return listing.all(this.database.pool) as Promise<OpenInvitationDto[]>;
  }

  async idOfSubject(subjectId: string): Promise<string | undefined> {
    return (await bySubject.first(this.database.pool, { subjectId }))?.id;
  }

  /**
   * By the token of the last mail; it is not used up.
   * @throws Rejected `identity/link-invalid`
   */
  async byToken(token: string): Promise<Told & { readonly invitationId: string }> {
    const { email } = await this.mailTokens.look('accept-invitation', token);
    const invitationId = this.idOf(email ?? '');
    const told = await this.told(invitationId);
    const link = told && (await this.mailTokens.issued({ purpose: 'accept-invitation', id: told.mailId }));
    mustBeValid('accept-invitation', told && link?.token === token);
    return { ...told!, invitationId };
  }

  /** `undefined` for one that there is not, or has ended. */
  async told(invitationId: string): Promise<Told | undefined> {
    const { events } = await this.streams.read(streamOf(Invitation, invitationId));
    const last = events.findLast(({ type }) => type === 'UserInvited');
    if (!last) return undefined;
    const { email, fullName } = this.personalData.open(last, await this.personalData.keysForEvents([last])) as Record<string, string>;
    if (!email || !fullName || email === ERASED) return undefined;
    const mailed = events.findLast(({ type }) => type === 'UserInvited' || type === 'InvitationSentAgain')!;
    const { subjectId, mailId } = mailed.data as (UserInvited | InvitationSentAgain)['data'];
    return { subjectId, mailId, email, fullName, roles: (last.data as UserInvited['data']).roles };
  }
}
