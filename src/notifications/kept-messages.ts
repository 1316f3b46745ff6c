import { sql } from 'kysely';
import { Clock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import type { RowOf } from '../platform/tables/projection.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { together } from '../platform/together/together.js';
import { KeptMessageRow } from './kept-message.entity.js';
import { Outbox, type ShortMessage } from './outbox.js';

export type KeptMessage = Omit<RowOf<typeof KeptMessageRow>, 'userId'>;

const SHOWN = 100;

type Kept = ShortMessage & { readonly keptAt: string };

const newest = statement('kept-message-newest', ({ to }: Values<{ to: string }>) =>
  tablesOf(KeptMessageRow)
    .selectFrom('kept_message')
    .select(['id', 'channel', 'to_address as to', 'text', 'kept_at as keptAt'])
    .where(sql<boolean>`strpos(lower(to_address), lower(${to})) > 0`)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN),
);

/** Keeps text messages and push notifications instead of sending them; they are shown at /dev/mailbox, beside the mails. */
export class KeptMessages extends Outbox {
  private readonly keep = together((messages: readonly Kept[]) => this.keepAll(messages));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** As with mails, nothing is kept about a person whose key is gone. Nothing has left either: what is not sent is not called sent. */
  async send(message: ShortMessage): Promise<boolean> {
    await this.keep({ ...message, keptAt: this.clock.now() });
    return false;
  }

  /** As with mails, the newest hundred to whatever has this in its address. */
  newest(to: string): Promise<readonly KeptMessage[]> {
    return newest.all(this.database.pool, { to });
  }

  private async keepAll(messages: readonly Kept[]): Promise<void[]> {
    const all = <T>(value: (message: Kept) => T) => messages.map(value);
    await this.database.pool.query({
      name: 'kept-message-add',
      text: `insert into kept_message (id, channel, user_id, to_address, text, kept_at)
             select m.* from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[])
               m (id, channel, user_id, to_address, text, kept_at)
               join subject_keys k on k.subject_id = m.user_id::text and k.wrapped_key is not null
              order by m.id, m.channel for share of k
             on conflict (id, channel) do nothing`,
      values: [
        all(({ id }) => id),
        all(({ channel }) => channel),
        all(({ userId }) => userId),
        all(({ to }) => to),
        all(({ text }) => text),
        all(({ keptAt }) => keptAt),
      ],
    });
    return all(() => undefined);
  }
}
