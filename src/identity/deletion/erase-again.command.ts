import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { eraseAgain } from './deletion.decisions.js';
import { EraseAccount } from './erase-account.js';

/**
 * Erases somebody once more who is on the list of erasures, and has come back with an older copy of the data. Not everybody has an account: a visitor's
 * message has a key of its own, which is destroyed all the same.
 */
export class EraseAgain extends Command<void> {
  constructor(
    /** Whose key was destroyed. */
    readonly subject: string,
    /** When they were erased the first time. */
    readonly erasedAt: string,
  ) {
    super();
  }
}

@CommandHandler(EraseAgain)
export class EraseAgainHandler implements ICommandHandler<EraseAgain> {
  constructor(private readonly eraseAccount: EraseAccount) {}

  async execute({ subject, erasedAt }: EraseAgain): Promise<void> {
    await this.eraseAccount.run(
      subject,
      async ({ state }) => eraseAgain(state, { userId: subject, erasedAt }),
      (work) => work(),
    );
  }
}
