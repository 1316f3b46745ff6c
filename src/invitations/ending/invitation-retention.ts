import { Injectable } from '@nestjs/common';
import { ignore } from '../../platform/tables/projection.js';
import { Fires } from '../../platform/timers/fires.decorator.js';
import { endTimer, setTimer } from '../../platform/timers/timer-tables.js';
import { deadlines } from '../../platform/timers/timers.js';
import { keptUntil } from '../invitation.decisions.js';
import type { InvitationEvent } from '../invitation.events.js';
import { WithdrawInvitation } from './withdraw-invitation.command.js';

const FORGET = 'invitations.forget-invitation';

/** Who was invited and has never come is not kept for ever. */
export const invitationDeadlines = deadlines<InvitationEvent>({
  UserInvited: ({ invitationId, invitedAt }) => setTimer(FORGET, invitationId, keptUntil(invitedAt)),
  InvitationSentAgain: ({ invitationId, sentAt }) => setTimer(FORGET, invitationId, keptUntil(sentAt)),
  InvitationWithdrawn: ({ invitationId }) => endTimer(FORGET, invitationId),
  InvitationAccepted: ({ invitationId }) => endTimer(FORGET, invitationId),
  PersonalDataErased: ignore,
});

@Fires()
@Injectable()
export class InvitationTimers {
  readonly fires = { [FORGET]: (invitationId: string) => new WithdrawInvitation(null, invitationId) };
}
