import { Injectable } from '@nestjs/common';
import { fold, streamOf } from '../../platform/events/decider.js';
import { ERASED } from '../../platform/events/event.js';
import { Streams } from '../../platform/events/streams.js';
import { ignore } from '../../platform/projections/projection.js';
import { reaction } from '../../platform/projections/reaction.js';
import { Reacts } from '../../platform/projections/reacts.decorator.js';
import { Account } from '../account.js';
import type { IdentityEvent } from '../identity.events.js';
import { AccountMails } from '../mail/account-mails.js';
import { MailTokens } from '../mail/mail-tokens.js';

/** Signing up sends a mail, whether the address was free or taken. A mail's id is its event's: redelivery sends no second one. */
@Reacts()
@Injectable()
export class SendAccountMails {
  constructor(
    private readonly streams: Streams,
    private readonly mailTokens: MailTokens,
    private readonly mails: AccountMails,
  ) {}

  readonly reaction = reaction<IdentityEvent>('identity.send-account-mails', {
    UserRegistered: ({ userId }, { id, personal }) => this.askToVerify(userId, id, personal.email),
    EmailClaimRefused: async (_, { id, personal: { email } }) => {
      if (email !== ERASED) await this.mails.addressTaken({ id, to: email });
    },
    EmailVerified: ignore,
    RoleGranted: ignore,
    RoleRevoked: ignore,
    ProfileUpdated: ignore,
    ProfilePhotoChanged: ignore,
    SettingsChanged: ignore,
    PasswordChanged: ignore,
    EmailChanged: ignore,
    TwoFactorEnabled: ignore,
    TwoFactorDisabled: ignore,
    RecoveryCodeUsed: ignore,
    RecoveryCodesRenewed: ignore,
    DeletionRequested: ignore,
    DeletionRefused: ignore,
    PersonalDataErased: ignore,
    EmailClaimed: ignore,
    EmailReleased: ignore,
  });

  private async askToVerify(userId: string, id: string, email: string): Promise<void> {
    const { events } = await this.streams.read(streamOf(Account, userId));
    if (email === ERASED || fold(Account, events).emailVerified) return;
    const link = await this.mailTokens.issued({ purpose: 'verify-email', id: userId });
    if (link) await this.mails.verification({ id, to: email, ...link });
  }
}
