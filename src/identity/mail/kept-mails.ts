import { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/projections/projection.js';
import type { KeptMailRow } from './kept-mail.entity.js';
import { type Mail, Mailer } from './mailer.js';

export type KeptMail = RowOf<typeof KeptMailRow>;

const SHOWN = 100;

/** Keeps mails instead of sending them, for whoever has no mail server at hand: they are shown at /dev/mailbox. */
export class KeptMails extends Mailer {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send({ id, to, subject, text }: Mail): Promise<void> {
    await this.database.pool.query({
      name: 'kept-mail-add',
      text: 'insert into kept_mail (id, to_address, subject, text, kept_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing',
      values: [id, to, subject, text, this.clock.now()],
    });
  }

  /** The newest hundred, newest first. */
  async newest(): Promise<readonly KeptMail[]> {
    const { rows } = await this.database.pool.query<KeptMail>({
      name: 'kept-mail-newest',
      text: `select id, to_address as "to", subject, text, kept_at as "keptAt" from kept_mail order by kept_at desc, id desc limit ${SHOWN}`,
    });
    return rows;
  }
}
