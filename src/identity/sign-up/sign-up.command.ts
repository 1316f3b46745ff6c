import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustBeStrong } from '../credentials/password.decisions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { RegisterAccount } from './register-account.command.js';
import { sameSitePath } from './return-to.js';

/** Answers the new account's id, or nothing when the address is taken: to whoever signed up, both must look the same. */
export class SignUp extends Command<string | undefined> {
  constructor(
    readonly person: {
      readonly userId?: string | undefined;
      readonly email: string;
      readonly fullName: string;
      readonly password: string;
      readonly returnTo?: string | undefined;
    },
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly commands: CommandBus,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws WeakPassword */
  async execute({ person: { userId, email, fullName, password, returnTo } }: SignUp): Promise<string | undefined> {
    mustBeStrong(password, []);
    const hashed = await this.hasher.hashed(password);
    const account = { userId, email, fullName, password: hashed, returnTo: sameSitePath(returnTo) };
    return this.commands.execute(new RegisterAccount({ ...account, needs: ['newAccounts'] }));
  }
}
