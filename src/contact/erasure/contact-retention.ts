import { Injectable } from '@nestjs/common';
import { ignore } from '../../platform/tables/projection.js';
import { Fires } from '../../platform/timers/fires.decorator.js';
import { endTimer, setTimer } from '../../platform/timers/timer-tables.js';
import { deadlines } from '../../platform/timers/timers.js';
import type { ContactMessageEvent } from '../contact-message.events.js';
import { keptUntil } from '../contact-message.js';
import { EraseContactMessage } from './erase-contact-message.command.js';

const FORGET = 'moderation.forget-message';

/** What visitors wrote is not kept for ever. What people wrote while signed in goes with their account. */
export const contactDeadlines = deadlines<ContactMessageEvent>({
  ContactMessageReceived: ({ messageId, senderId, receivedAt }) => (senderId ? [] : setTimer(FORGET, messageId, keptUntil(receivedAt))),
  ContactMessageAnswered: ignore,
  PersonalDataErased: ({ userId }) => endTimer(FORGET, userId),
});

@Fires()
@Injectable()
export class ContactTimers {
  readonly fires = { [FORGET]: (messageId: string) => new EraseContactMessage(messageId, true) };
}
