import { sql } from 'kysely';
import { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { RowOf } from '../tables/projection.js';
import { statement, type Values } from '../tables/statement.js';
import { tablesOf } from '../tables/typed-tables.js';
import { together } from '../together/together.js';
import { KeptMailRow } from './kept-mail.entity.js';
import { type Mail, Mailer } from './mailer.js';

export type KeptMail = Omit<RowOf<typeof KeptMailRow>, 'userId'>;

const SHOWN = 100;

type Kept = Mail & { readonly keptAt: string };

const newest = statement('kept-mail-newest', ({ to }: Values<{ to: string }>) =>
  tablesOf(KeptMailRow)
    .selectFrom('kept_mail')
    .select(['id', 'to_address as to', 'subject', 'text', 'html', 'calendar', 'kept_at as keptAt'])
    .where(sql<boolean>`strpos(lower(to_address), lower(${to})) > 0`)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN),
);

/** Keeps mails instead of sending them, for whoever has no mail server at hand: they are shown at /dev/mailbox. */
export class KeptMails extends Mailer {
  private readonly keep = together((mails: readonly Kept[]) => this.keepAll(mails));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await this.keep({ ...mail, keptAt: this.clock.now() });
  }

  /**
   * The newest hundred, newest first.
   * @param to part of the address that they went to, in any case; all of them when it is empty
   */
  newest(to: string): Promise<readonly KeptMail[]> {
    return newest.all(this.database.pool, { to });
  }

  /** Nothing is kept about a person whose key is gone. The lock on it gives its end and this an order: whoever tidies up afterwards finds the mail. */
  private async keepAll(mails: readonly Kept[]): Promise<void[]> {
    const all = <T>(value: (mail: Kept) => T) => mails.map(value);
    await this.database.pool.query({
      name: 'kept-mail-add',
      text: `insert into kept_mail (id, user_id, to_address, subject, text, html, calendar, kept_at)
             select m.* from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[])
               m (id, user_id, to_address, subject, text, html, calendar, kept_at)
               join subject_keys k on k.subject_id = m.user_id::text and k.wrapped_key is not null
              order by m.id for share of k
             on conflict (id) do nothing`,
      values: [
        all(({ id }) => id),
        all(({ userId }) => userId),
        all(({ to }) => to),
        all(({ subject }) => subject),
        all(({ text }) => text),
        all(({ html }) => html),
        all(({ calendar }) => calendar ?? null),
        all(({ keptAt }) => keptAt),
      ],
    });
    return all(() => undefined);
  }
}
