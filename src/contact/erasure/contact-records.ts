import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { ContactMessage } from '../contact-message.js';
import { ContactMessageRow } from '../messages/contact-messages.projection.js';

type OfPerson = Values<{ userId: string }>;

const tables = tablesOf(ContactMessageRow);

const messagesOf = statement('personal-file-messages', ({ userId }: OfPerson) =>
  tables
    .selectFrom('contact_message')
    .select(['id', 'topic', 'name', 'email', 'message', 'status', 'received_at as receivedAt', 'answered_at as answeredAt'])
    .where('sender_id', '=', userId)
    .orderBy('received_at')
    .orderBy('id'),
);
const idsOf = statement('personal-file-message-streams', ({ userId }: OfPerson) =>
  tables.selectFrom('contact_message').select('id').where('sender_id', '=', userId),
);

/** What a person has written to us while signed in. */
@HoldsPersonalRecords()
@Injectable()
export class ContactRecords implements PersonalRecords {
  readonly part = 'contactMessages';

  constructor(private readonly database: Database) {}

  recordsOf(userId: string): Promise<unknown> {
    return messagesOf.all(this.database.pool, { userId });
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    return (await idsOf.all(this.database.pool, { userId })).map(({ id }) => streamOf(ContactMessage, id));
  }
}
