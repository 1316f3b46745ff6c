import { given } from '../../test/support/given.js';
import { type ContactMessageAnswered, type ContactMessageReceived, event } from './contact-message.events.js';
import {
  ContactMessage,
  eraseMessage,
  forgetMessage,
  keptUntil,
  markAnswered,
  type NewContactMessage,
  receive,
} from './contact-message.js';

const written = (other: Partial<NewContactMessage> = {}): NewContactMessage => ({
  messageId: 'm1',
  senderId: null,
  topic: 'booking',
  name: 'Pat Example',
  email: 'pat@example.test',
  message: 'Which entrance does the plumber use?',
  now: '2026-03-04T18:00:00.000Z',
  ...other,
});
const received: ContactMessageReceived = event(
  'ContactMessageReceived',
  { messageId: 'm1', senderId: null, topic: 'booking', receivedAt: '2026-03-04T18:00:00.000Z' },
  {
    subject: 'm1',
    fields: { name: 'Pat Example', email: 'pat@example.test', message: 'Which entrance does the plumber use?' },
  },
);
const answered: ContactMessageAnswered = event('ContactMessageAnswered', {
  messageId: 'm1',
  answeredBy: 'a1',
  answeredAt: '2026-03-05T09:00:00.000Z',
});
const byAdmin = { messageId: 'm1', adminId: 'a1', now: '2026-03-05T09:00:00.000Z' };

describe('writing to us', () => {
  test('a visitor’s message is kept under a key of its own', () =>
    given(ContactMessage)
      .when((m) => receive(m, written()))
      .then(received));
  test('a signed-in person’s message is kept under their key, and erased with them', () =>
    given(ContactMessage)
      .when((m) => receive(m, written({ senderId: 'u1' })))
      .then({
        ...received,
        data: { ...received.data, senderId: 'u1' },
        personal: { ...received.personal, subject: 'u1' },
      }));
  test('the same message twice is one message', () =>
    given(ContactMessage, received)
      .when((m) => receive(m, written()))
      .thenNothing());
  test('an answered message is not opened again by being repeated', () =>
    given(ContactMessage, received, answered)
      .when((m) => receive(m, written()))
      .thenNothing());
});

describe('answering a message', () => {
  test('an admin marks it as answered', () =>
    given(ContactMessage, received)
      .when((m) => markAnswered(m, byAdmin))
      .then(answered));
  test('marking it twice changes nothing', () =>
    given(ContactMessage, received, answered)
      .when((m) => markAnswered(m, { ...byAdmin, adminId: 'a2', now: '2026-03-06T09:00:00.000Z' }))
      .thenNothing());
  test('a message that nobody wrote is not there', () =>
    given(ContactMessage)
      .when((m) => markAnswered(m, byAdmin))
      .thenNotFound());
});

describe('erasing a message', () => {
  const by = { messageId: 'm1', now: '2026-03-06T09:00:00.000Z' };
  const erased = event('PersonalDataErased', { userId: 'm1', erasedAt: by.now });
  const signedIn = { ...received, data: { ...received.data, senderId: 'u1' } };

  test('a visitor’s message goes, answered or not', () => {
    given(ContactMessage, received)
      .when((m) => eraseMessage(m, by))
      .then(erased);
    given(ContactMessage, received, answered)
      .when((m) => eraseMessage(m, by))
      .then(erased);
  });
  test('twice changes nothing', () =>
    given(ContactMessage, received, erased)
      .when((m) => eraseMessage(m, by))
      .thenNothing());
  test('what somebody wrote while signed in goes with their account', () =>
    given(ContactMessage, signedIn)
      .when((m) => eraseMessage(m, by))
      .thenRejected('moderation/erased-with-account'));
  test('a message that nobody wrote is not there', () =>
    given(ContactMessage)
      .when((m) => eraseMessage(m, by))
      .thenNotFound());

  test('is kept for twelve months', () => {
    expect(keptUntil('2026-03-04T18:00:00.000Z')).toBe('2027-03-04T18:00:00.000Z');
    expect(keptUntil('2028-02-29T18:00:00.000Z')).toBe('2029-03-01T18:00:00.000Z');
  });
  test('goes by itself when they are over, and not a moment before', () => {
    const over = '2027-03-04T18:00:00.000Z';
    given(ContactMessage, received)
      .when((m) => forgetMessage(m, { ...by, now: '2027-03-04T17:59:59.999Z' }))
      .thenNothing();
    given(ContactMessage, received)
      .when((m) => forgetMessage(m, { ...by, now: over }))
      .then(event('PersonalDataErased', { userId: 'm1', erasedAt: over }));
    given(ContactMessage, signedIn)
      .when((m) => forgetMessage(m, { ...by, now: over }))
      .thenNothing();
  });
});
