import { idOf } from '../../../test/support/catalog-history.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { on, project } from '../../../test/support/project.js';
import { ERASED } from '../../platform/events/event.js';
import { event } from '../contact-message.events.js';
import { contactMessages } from './contact-messages.projection.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const received = (name: string, { senderId = null, text = `${name} asks` }: { senderId?: string | null; text?: string } = {}) =>
  on(
    `contactMessage-${name}`,
    event(
      'ContactMessageReceived',
      { messageId: idOf(name), senderId, topic: 'other', receivedAt: '2026-03-04T18:00:00.000Z' },
      {
        subject: senderId ?? idOf(name),
        fields: { name: text === ERASED ? ERASED : name, email: text === ERASED ? ERASED : `${name}@example.test`, message: text },
      },
    ),
  );
const answered = (name: string) =>
  on(
    `contactMessage-${name}`,
    event('ContactMessageAnswered', { messageId: idOf(name), answeredBy: idOf('admin'), answeredAt: '2026-03-05T09:00:00.000Z' }),
  );
const erased = (userId: string) => on(`user-${userId}`, event('PersonalDataErased', { userId, erasedAt: '2026-03-06T09:00:00.000Z' }));

async function rows(batch: number, ...history: ReturnType<typeof on>[]) {
  await project(database.pool, [contactMessages], history.flat(), batch);
  return (await database.pool.query('select name, email, message, status, answered_at from read.contact_message order by name')).rows;
}
const NOBODY = { name: null, email: null, message: null };

describe.each([1, 100])('contact messages, %p events at a time', (batch) => {
  test('are open until they are answered', async () => {
    expect(await rows(batch, received('ann'), received('bob'), answered('bob'))).toEqual([
      { name: 'ann', email: 'ann@example.test', message: 'ann asks', status: 'open', answered_at: null },
      { name: 'bob', email: 'bob@example.test', message: 'bob asks', status: 'answered', answered_at: '2026-03-05T09:00:00.000Z' },
    ]);
  });

  test('lose name, address and text with their sender, and nobody else’s do', async () => {
    const found = await rows(
      batch,
      received('ann', { senderId: idOf('ann’s account') }),
      received('bob'),
      received('cho', { senderId: idOf('ann’s account') }),
      answered('cho'),
      erased(idOf('ann’s account')),
    );
    expect(found.map(({ name }) => name)).toEqual(['bob', null, null]);
    expect(found.slice(1).map(({ status, ...row }) => [status, row.name, row.email, row.message])).toEqual(
      expect.arrayContaining([
        ['open', null, null, null],
        ['answered', null, null, null],
      ]),
    );
  });

  test('of a visitor are erased by the message’s own key', async () => {
    expect(await rows(batch, received('ann'), erased(idOf('ann')))).toMatchObject([NOBODY]);
  });

  test('that can no longer be read, as in a rebuild, are nobody’s', async () => {
    expect(await rows(batch, received('ann', { text: ERASED }))).toMatchObject([{ ...NOBODY, status: 'open' }]);
  });
});
