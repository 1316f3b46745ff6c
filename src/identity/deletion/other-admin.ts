import { Injectable } from '@nestjs/common';
import { Account, AccountRow } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { type Decision, type Loaded, Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { isLeaving } from './deletion.decisions.js';

const otherAdmins = statement('identity-other-admins', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountRow).selectFrom('account_directory').select('id').where('is_admin', '=', true).where('id', '<>', userId).orderBy('id'),
);

/** There is always an admin: the last one does not go, and of two who go at the same moment, one stays. */
@Injectable()
export class OtherAdmins {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  /** Somebody else who is an admin and stays one; found in the read table, and judged by the account's own stream. */
  async find(userId: string): Promise<string | undefined> {
    const candidates = await otherAdmins.all(this.database.pool, { userId });
    for (const { id } of candidates) {
      const { events } = await this.streams.read(streamOf(Account, id));
      if (this.stays(fold(Account, events))) return id;
    }
    return undefined;
  }

  /** Holds this admin to it: only if they still are one when the append happens. */
  async holdOn(decision: Decision, id: string): Promise<boolean> {
    const other: Loaded<Account> = await decision.load(Account, id);
    if (!this.stays(other.state)) return false;
    decision.guard(other);
    return true;
  }

  private stays(account: Account): boolean {
    return account.roles.includes('admin') && account.deactivatedAt === null && !isLeaving(account, this.clock.now());
  }
}
