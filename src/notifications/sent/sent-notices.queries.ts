import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { together } from '../../platform/together/together.js';
import type { Channel } from '../channels.js';
import { SentNoticeRow } from './sent-notice.entity.js';

export interface SentNotice {
  /** Of the notice. */
  readonly id: string;
  readonly channel: Channel;
  readonly at: string;
}

const sent = statement('sent-notices', ({ ids }: Values<{ ids: readonly string[] }>) =>
  tablesOf(SentNoticeRow)
    .selectFrom('sent_notice')
    .select(['id', 'channel', 'sent_at as at'])
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .orderBy('sent_at')
    .orderBy('channel')
    .orderBy(sql`array_position(${ids}, id)`),
);

/** Those of these notices that have left, by time; at one time in the order in which they were asked for. */
export const sentNotices = (database: Database, ids: readonly string[]): Promise<readonly SentNotice[]> => sent.all(database.pool, { ids });

interface Left {
  readonly id: string;
  readonly channel: Channel;
  readonly userId: string;
  readonly sentAt: string;
}

/** Remembers what has left. As with mails, nothing is kept about a person whose key is gone. */
@Injectable()
export class SentNotices {
  private readonly note = together((notices: readonly Left[]) => this.noteAll(notices));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  remember(id: string, channel: Channel, userId: string): Promise<void> {
    return this.note({ id, channel, userId, sentAt: this.clock.now() });
  }

  private async noteAll(notices: readonly Left[]): Promise<void[]> {
    const all = <T>(value: (notice: Left) => T) => notices.map(value);
    await this.database.pool.query({
      name: 'sent-notice-add',
      text: `insert into sent_notice (id, channel, user_id, sent_at)
             select n.* from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[]) n (id, channel, user_id, sent_at)
               join subject_keys k on k.subject_id = n.user_id::text and k.wrapped_key is not null
              order by n.id, n.channel for share of k
             on conflict (id, channel) do nothing`,
      values: [all(({ id }) => id), all(({ channel }) => channel), all(({ userId }) => userId), all(({ sentAt }) => sentAt)],
    });
    return all(() => undefined);
  }
}
