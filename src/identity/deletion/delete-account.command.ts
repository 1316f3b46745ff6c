import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { asCommand, newIdFor, reachedPosition } from '../../platform/events/command-context.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { Position } from '../../platform/events/recorded.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { Streams } from '../../platform/streams/streams.js';
import { erase, isFree, mustBeFree, refuseDeletion, requestDeletion, type Ties } from './deletion.decisions.js';
import { EraseAccount } from './erase-account.js';
import { OtherAdmins } from './other-admin.js';
import { ReasonsToStay } from './reasons.js';

const PATIENCE_MS = 10_000;

/** Erases a person who has just proven to be that person. */
export class DeleteAccount extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

/**
 * In steps, each a command of its own, so that it is free of races and survives its process:
 * 1. `DeletionRequested`: from here on nothing begins for this person (`mustBeStaying`), for a minute at most.
 * 2. The read tables catch up with that moment, so that whatever began before is in them. What is open there keeps the person: `DeletionRefused`.
 * 3. `PersonalDataErased` and the release of the address, in one append, as long as the request stands.
 * 4. The key and everything in plain tables goes; if the process dies here, a reaction does it.
 */
@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly streams: Streams,
    private readonly consistency: Consistency,
    private readonly reasonsToStay: ReasonsToStay,
    private readonly otherAdmins: OtherAdmins,
    private readonly eraseAccount: EraseAccount,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Rejected `identity/cannot-delete` with the reasons, `identity/deletion-lapsed`
   * @throws Unavailable when the read tables are too far behind
   */
  async execute({ userId }: DeleteAccount): Promise<void> {
    const requestedAt = await this.request(userId);
    const ties = await this.tiesOf(userId);
    if (!isFree(ties)) await this.refuse(userId);
    const position = await this.erase(userId, requestedAt, mustBeFree(ties).successor);
    await this.consistency.caughtUp(position, PATIENCE_MS);
  }

  /** @returns when the request that is under way was made */
  private async request(userId: string): Promise<string> {
    const by = { userId, now: this.clock.now() };
    await step(userId, 'request', () => this.streams.update(Account, userId, (account) => requestDeletion(account, by)));
    const { deletionRequestedAt } = fold(Account, (await this.streams.read(streamOf(Account, userId))).events);
    return deletionRequestedAt ?? by.now;
  }

  private async tiesOf(userId: string): Promise<Ties | undefined> {
    const caughtUp = await this.consistency.caughtUp(await this.streams.head(), PATIENCE_MS);
    return caughtUp ? this.reasonsToStay.of(userId) : undefined;
  }

  private async refuse(userId: string): Promise<void> {
    const by = { userId, now: this.clock.now() };
    await step(userId, 'refusal', () => this.streams.update(Account, userId, (account) => refuseDeletion(account, by)));
  }

  private erase(userId: string, requestedAt: string, successor: string | undefined): Promise<Position> {
    return this.eraseAccount.run(
      userId,
      async ({ state }, decision) => {
        const anotherAdminStays = successor !== undefined && (await this.otherAdmins.holdOn(decision, successor));
        return erase(state, { userId, requestedAt, anotherAdminStays, now: this.clock.now() });
      },
      (work) => step(userId, 'erasure', work),
    );
  }
}

/** A stream that has an event of a command is not decided again for the same command, so that each step needs one of its own. */
async function step(userId: string, name: string, work: () => Promise<Position>): Promise<Position> {
  const position = await asCommand({ commandId: newIdFor(`deletion-${name}`), actor: userId }, work);
  reachedPosition(position);
  return position;
}
