import { Injectable } from '@nestjs/common';
import { MailTokens } from '../../accounts/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { unlessRefused } from '../../platform/mail/mailer.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import type { InvitationSentAgain, UserInvited } from '../invitation.events.js';
import { Invitation } from '../invitation.js';
import { Invitations } from '../invitations.js';
import { InvitationMails } from './invitation-mails.js';

/** A mail's id is its event's: redelivery sends no second one. The link follows from the event, and stands in none. */
@Reacts()
@Injectable()
export class SendInvitations {
  constructor(
    private readonly streams: Streams,
    private readonly mailTokens: MailTokens,
    private readonly invitations: Invitations,
    private readonly mails: InvitationMails,
  ) {}

  readonly reaction = reaction<UserInvited | InvitationSentAgain>(
    'invitations.send-invitations',
    {
      UserInvited: ({ invitationId, mailId }, { id }) => this.send(invitationId, mailId, id),
      InvitationSentAgain: ({ invitationId, mailId }, { id }) => this.send(invitationId, mailId, id),
    },
    { sendsMail: true },
  );

  /** One that has ended meanwhile is sent to nobody. */
  private async send(invitationId: string, mailId: string, id: string): Promise<void> {
    const { status, subjectId } = fold(Invitation, (await this.streams.read(streamOf(Invitation, invitationId))).events);
    const told = status === 'open' ? await this.invitations.told(invitationId) : undefined;
    const link = await this.mailTokens.issued({ purpose: 'accept-invitation', id: mailId });
    if (told && link) await unlessRefused(this.mails.invitation({ id, userId: subjectId, to: told.email, ...told, token: link.token }));
  }
}
