import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import type { Channel } from './channels.js';

export interface SentNotice {
  /** Of the notice. */
  readonly id: string;
  readonly channel: Channel;
  readonly at: string;
}

/** Those of these notices that have left, by time; at one time in the order in which they were asked for. */
export async function sentNotices(database: Database, ids: readonly string[]): Promise<readonly SentNotice[]> {
  const { rows } = await database.pool.query<SentNotice>({
    name: 'sent-notices',
    text: 'select id, channel, sent_at as at from sent_notice where id = any($1) order by sent_at, channel, array_position($1, id)',
    values: [ids],
  });
  return rows;
}

/** Remembers what has left. As with mails, nothing is kept about a person whose key is gone. */
@Injectable()
export class SentNotices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async remember(id: string, channel: Channel, userId: string): Promise<void> {
    await this.database.pool.query({
      name: 'sent-notice-add',
      text: `insert into sent_notice (id, channel, user_id, sent_at)
             select $1::uuid, $2::text, $3::uuid, $4::timestamptz
             from subject_keys where subject_id = $3::uuid::text and wrapped_key is not null for share
             on conflict (id, channel) do nothing`,
      values: [id, channel, userId, this.clock.now()],
    });
  }
}
