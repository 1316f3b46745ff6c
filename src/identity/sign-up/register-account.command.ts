import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type NewAccount, Registrations } from './registrations.js';

/** What `SignUp` does once the password is hashed. Answers the new account's id, or nothing when the address belongs to somebody already. */
export class RegisterAccount extends Command<string | undefined> {
  constructor(readonly account: NewAccount) {
    super();
  }
}

@CommandHandler(RegisterAccount)
export class RegisterAccountHandler implements ICommandHandler<RegisterAccount> {
  constructor(private readonly registrations: Registrations) {}

  execute({ account }: RegisterAccount): Promise<string | undefined> {
    return this.registrations.register(account);
  }
}
