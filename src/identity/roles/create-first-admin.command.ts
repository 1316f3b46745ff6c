import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, AccountKeys, AccountRow, EmailAddress, normalised, takeEmail } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { idFrom } from '../../platform/ids.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { Credentials } from '../credentials/credentials.js';
import { mustBeStrong } from '../credentials/password.decisions.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { mustBeFirstAdmin, registerFirstAdmin } from './roles.decisions.js';

/** No route leads here: it is for who sits at the server (`npm run admin:create`). Answers the user id. */
export class CreateFirstAdmin extends Command<string> {
  constructor(readonly admin: { readonly email: string; readonly fullName: string; readonly password: string }) {
    super();
  }
}

/** The first admin's id is the same everywhere, so that the account's own stream, which can begin only once, lets there be one. */
const FIRST_ADMIN = idFrom('the first admin');

const anyAdmin = statement('identity-any-admin', () =>
  tablesOf(AccountRow).selectFrom('account_directory').select('id').where('is_admin', '=', true).limit(1),
);

@CommandHandler(CreateFirstAdmin)
export class CreateFirstAdminHandler implements ICommandHandler<CreateFirstAdmin> {
  constructor(
    private readonly database: Database,
    private readonly consistency: Consistency,
    private readonly streams: Streams,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly credentials: Credentials,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws WeakPassword
   * @throws Rejected `identity/admin-exists`, `identity/email-taken`
   */
  async execute({ admin }: CreateFirstAdmin): Promise<string> {
    mustBeStrong(admin.password, ['admin']);
    mustBeFirstAdmin(await this.isAnyAdmin());
    const hashed = await this.hasher.hashed(admin.password);
    const email = normalised(admin.email);
    const by = { userId: FIRST_ADMIN, email, fullName: admin.fullName, emailVerified: true, now: this.clock.now() };

    await this.credentials.add({ userId: FIRST_ADMIN, ...hashed }, by.now);
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, FIRST_ADMIN);
      const address = await decision.load(EmailAddress, this.keys.emailId(email));
      const events = registerFirstAdmin(account.state, by);
      decision.append(address, takeEmail(address.state, by));
      decision.append(account, events);
    });
    // Somebody else's try may have put theirs there first.
    const { epoch } = (await this.credentials.of(FIRST_ADMIN))!;
    await this.credentials.replace(FIRST_ADMIN, epoch, hashed);
    return FIRST_ADMIN;
  }

  private async isAnyAdmin(): Promise<boolean> {
    await this.consistency.caughtUp(await this.streams.head());
    return (await anyAdmin.first(this.database.pool)) !== undefined;
  }
}
