import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../../identity/index.js';
import { Database } from '../../../platform/database/database.js';
import { streamOf } from '../../../platform/events/decider.js';
import { ContactMessage } from '../contact-message.js';

/** What a person has written to us while signed in. */
@HoldsPersonalRecords()
@Injectable()
export class ContactRecords implements PersonalRecords {
  readonly part = 'contactMessages';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { rows } = await this.database.pool.query<object>({
      name: 'personal-file-messages',
      text: `select id, topic, name, email, message, status, received_at as "receivedAt", answered_at as "answeredAt"
             from read.contact_message where sender_id = $1 order by received_at, id`,
      values: [userId],
    });
    return rows;
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>({
      name: 'personal-file-message-streams',
      text: 'select id from read.contact_message where sender_id = $1',
      values: [userId],
    });
    return rows.map(({ id }) => streamOf(ContactMessage, id));
  }
}
