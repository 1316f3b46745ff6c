import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, instant, uuid, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import type { ContactMessageEvent, ContactTopic } from '../contact-message.events.js';
import type { ContactStatus } from '../contact-message.js';

/** What people wrote to us. Name, address and text are `null` once their key is destroyed. */
export const ContactMessageRow = defineEntity({
  name: 'ContactMessageRow',
  tableName: 'contact_message',
  schema: 'read',
  indexes: [
    { name: 'contact_message_newest', properties: ['receivedAt'] },
    { name: 'contact_message_status', properties: ['status', 'receivedAt'] },
    { name: 'contact_message_subject', properties: ['subjectId'] },
  ],
  properties: {
    id: uuid().primary(),
    /** Under whose key it is kept: the sender's account, or the message itself. */
    subjectId: uuid(),
    /** The account of the person who was signed in. */
    senderId: uuid().nullable(),
    topic: code().$type<ContactTopic>(),
    name: words().nullable(),
    email: words().nullable(),
    message: words().nullable(),
    status: code().$type<ContactStatus>(),
    receivedAt: instant(),
    answeredAt: instant().nullable(),
  },
});

export const contactMessages = projection<ContactMessageEvent | PersonalDataErased>('moderation.contact-messages', [ContactMessageRow], {
  ContactMessageReceived: ({ messageId, senderId, topic, receivedAt }, { personal }) =>
    insert(ContactMessageRow, {
      id: messageId,
      subjectId: senderId ?? messageId,
      senderId,
      topic,
      name: unlessErased(personal.name),
      email: unlessErased(personal.email),
      message: unlessErased(personal.message),
      status: 'open',
      receivedAt,
      answeredAt: null,
    }),
  ContactMessageAnswered: ({ messageId, answeredAt }) => patch(ContactMessageRow, { id: messageId }, { status: 'answered', answeredAt }),
  PersonalDataErased: ({ userId }) => patchWhere(ContactMessageRow, { subjectId: userId }, { name: null, email: null, message: null }),
});
