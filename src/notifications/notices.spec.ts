import { jest } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../test/support/postgres.js';
import { ManualClock } from '../platform/clock.js';
import type { Database } from '../platform/database/database.js';
import { Unavailable } from '../platform/errors.js';
import { newId } from '../platform/ids.js';
import type { Mail } from '../platform/mail/mailer.js';
import type { Config } from '../platform/process/config.js';
import type { Contacts } from './contacts.js';
import { KeptMessages } from './kept-messages.js';
import { type Notice, Notices } from './notices.js';
import { SentNotices, sentNotices } from './sent/sent-notices.queries.js';

const NOW = '2026-03-04T18:00:00.000Z';

describe('notices', () => {
  let database: TestDatabase;
  let away: boolean;
  let mails: Mail[];
  let notices: Notices;
  let messages: KeptMessages;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());
  beforeEach(() => {
    [away, mails] = [false, []];
    const clock = new ManualClock(NOW);
    const plain = database as unknown as Database;
    messages = new KeptMessages(plain, clock);
    const contact = {
      email: 'pat@example.test',
      phone: null,
      settings: { notifications: { email: true, push: true, sms: true, marketing: true } },
    };
    notices = new Notices(
      { of: () => Promise.resolve(contact) } as unknown as Contacts,
      {
        send: async (mail) => {
          if (away) throw new Unavailable('test/away', 'The mail server is away.');
          mails.push(mail);
        },
      },
      messages,
      new SentNotices(plain, clock),
      { publicUrl: 'http://plumb.test' } as Config,
    );
  });

  const person = async (): Promise<string> => {
    const userId = newId();
    await database.pool.query('insert into subject_keys (subject_id, kek_version, wrapped_key) values ($1, 1, $2)', [
      userId,
      Buffer.alloc(60),
    ]);
    return userId;
  };
  const notice = (userId: string): Notice => ({
    id: newId(),
    userId,
    kind: 'service',
    subject: 'News',
    sentence: 'Something new.',
    path: '/',
  });

  test('at the same time are remembered by one statement, as are the messages that are kept', async () => {
    const all = [notice(await person()), notice(await person()), notice(newId())];
    const asked = jest.spyOn(database.pool, 'query');
    await Promise.all(all.map((one) => notices.send(one)));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    const ids = all.map(({ id }) => id);
    // Of the third, who has no key, nothing is kept.
    expect(await sentNotices(database as unknown as Database, ids)).toEqual(
      ids.slice(0, 2).map((id) => ({ id, channel: 'email', at: NOW })),
    );
    expect((await messages.newest('devices of')).map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
  });

  test('that could not be sent are sent by the next try; those that have left stay so', async () => {
    const one = notice(await person());
    away = true;
    await expect(notices.send(one)).rejects.toThrow('The mail server is away.');
    away = false;
    await notices.send(one);
    await notices.send(one);
    expect(mails.map(({ id }) => id)).toEqual([one.id]);
  });

  test('wait for their details', async () => {
    await notices.send({ ...notice(await person()), details: Promise.resolve({ next: 'Look at it.' }) });
    expect(mails[0]!.text).toContain('Look at it.');
  });
});
