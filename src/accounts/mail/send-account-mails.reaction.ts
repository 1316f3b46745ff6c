import { Injectable } from '@nestjs/common';
import { fold, streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { unlessRefused } from '../../platform/mail/mailer.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import { ignore } from '../../platform/tables/projection.js';
import type { AccountEvent, EmailAddressEvent } from '../account.events.js';
import { Account } from '../account/account.js';
import { AccountEmails } from '../account/account-emails.js';
import type { Role } from '../role.js';
import { AccountMails } from './account-mails.js';
import { MailCodes } from './codes/mail-codes.js';
import { MailTokens } from './mail-tokens.js';
import type { RoleChange } from './role-words.js';
import type { SafetyNotice } from './safety-notices.js';

/** Signing up sends a mail, whether the address was free or taken; so does every change of a secret. A mail's id is its event's: redelivery sends no second one. */
@Reacts()
@Injectable()
export class SendAccountMails {
  constructor(
    private readonly streams: Streams,
    private readonly mailTokens: MailTokens,
    private readonly mailCodes: MailCodes,
    private readonly mails: AccountMails,
    private readonly emails: AccountEmails,
  ) {}

  readonly reaction = reaction<AccountEvent | EmailAddressEvent>(
    'identity.send-account-mails',
    {
      UserRegistered: ({ userId }, { id, personal }) => this.askToVerify(userId, id, personal.email),
      EmailClaimRefused: async ({ userId }, { id, personal: { email } }) => {
        if (email !== ERASED) await unlessRefused(this.mails.addressTaken({ id, userId, to: email }));
      },
      EmailVerified: ignore,
      RoleGrantedV2: (data, { id, personal }) => this.tellOfRole('given', data, { id, by: data.grantedBy, ...personal }),
      RoleRevokedV2: (data, { id, personal }) => this.tellOfRole('taken', data, { id, by: data.revokedBy, ...personal }),
      ProfileUpdated: ignore,
      ProfilePhotoChanged: ignore,
      SettingsChanged: ignore,
      PasswordChanged: ({ userId }, fact) => this.tell(userId, fact, 'password-changed'),
      EmailChanged: ({ userId }, fact) => this.tell(userId, fact, 'email-changed'),
      TwoFactorEnabled: ({ userId }, fact) => this.tell(userId, fact, 'two-factor-enabled'),
      TwoFactorDisabled: ({ userId }, fact) => this.tell(userId, fact, 'two-factor-disabled'),
      RecoveryCodeUsed: ({ userId }, fact) => this.tell(userId, fact, 'recovery-code-used'),
      RecoveryCodesRenewed: ({ userId }, fact) => this.tell(userId, fact, 'recovery-codes-renewed'),
      PersonalFileOpened: ignore,
      DeletionRequested: ignore,
      DeletionRefused: ignore,
      AccountDeactivated: ({ userId }, { id, personal }) => this.tellWhy(userId, id, personal.reason),
      SessionsEnded: ({ userId }, fact) => this.tell(userId, fact, 'sessions-ended'),
      AccountReactivated: ({ userId }, fact) => this.tell(userId, fact, 'account-reactivated'),
      PersonalDataErased: ignore,
      EmailClaimed: ignore,
      EmailReleased: ignore,
    },
    { sendsMail: true },
  );

  private async askToVerify(userId: string, id: string, email: string): Promise<void> {
    const { events } = await this.streams.read(streamOf(Account, userId));
    if (email === ERASED || fold(Account, events).emailVerified) return;
    const mail = { purpose: 'verify-email', id: userId } as const;
    const link = await this.mailTokens.issued(mail);
    if (link) await unlessRefused(this.mails.verification({ id, userId, to: email, ...link, code: this.mailCodes.of(mail) }));
  }

  private async tellWhy(userId: string, id: string, reason: string): Promise<void> {
    const to = await this.emails.of(userId);
    if (to !== undefined && reason !== ERASED) await unlessRefused(this.mails.deactivation({ id, userId, to, reason }));
  }

  /** Who applies as a business owner knows it. */
  private async tellOfRole(
    what: RoleChange,
    { userId, role }: { userId: string; role: Role },
    { id, by, reason }: { id: string; by: string | null; reason: string | null },
  ): Promise<void> {
    const to = by === null || reason === ERASED ? undefined : await this.emails.of(userId);
    if (to !== undefined) await unlessRefused(this.mails.roleChange(what, { id, userId, to, role, reason }));
  }

  /** At the address that the account had until then: of a change of address, it is the old one that must hear. */
  private async tell(userId: string, { id, version }: { id: string; version: number }, notice: SafetyNotice): Promise<void> {
    const to = await this.emails.of(userId, version);
    if (to !== undefined) await unlessRefused(this.mails.safetyNotice({ id, userId, to, notice }));
  }
}
