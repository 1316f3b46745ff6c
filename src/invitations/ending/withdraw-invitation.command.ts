import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { forget, withdraw } from '../invitation.decisions.js';
import { Invitation } from '../invitation.js';

/** An administrator ends an invitation; `adminId`: `null`: by itself, when its time is over. */
export class WithdrawInvitation extends Command<void> {
  constructor(
    readonly adminId: string | null,
    readonly invitationId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawInvitation)
export class WithdrawInvitationHandler implements ICommandHandler<WithdrawInvitation> {
  constructor(
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, invitationId }: WithdrawInvitation): Promise<void> {
    const by = { invitationId, now: this.clock.now() };
    let ended: string | undefined;
    await this.streams.decide(async (decision) => {
      const invitation = await decision.load(Invitation, invitationId);
      if (adminId !== null) await mustStay(decision, adminId, by.now);
      const admin = adminId === null ? undefined : (await decision.load(Account, adminId)).state;
      const events = admin && adminId !== null ? withdraw(invitation.state, { ...by, adminId, admin }) : forget(invitation.state, by);
      ended = events.length > 0 ? invitation.state.subjectId : undefined;
      decision.append(invitation, events);
    });
    // Should the process die before: the reaction that finishes erasures does it too.
    if (ended !== undefined) await this.personalData.shred(ended, by.now);
  }
}
