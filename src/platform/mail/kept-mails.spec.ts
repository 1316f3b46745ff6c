import { jest } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { ManualClock } from '../clock.js';
import type { Database } from '../database/database.js';
import { newId } from '../ids.js';
import { KeptMails } from './kept-mails.js';
import type { Mail } from './mailer.js';

describe('mails that are kept', () => {
  let database: TestDatabase;
  let mails: KeptMails;
  beforeAll(async () => {
    database = await testDatabase();
    mails = new KeptMails(database as unknown as Database, new ManualClock('2026-03-04T18:00:00.000Z'));
  });
  afterAll(() => database?.drop());

  const person = async ({ erased = false } = {}): Promise<string> => {
    const userId = newId();
    const key = erased ? null : Buffer.alloc(60);
    await database.pool.query('insert into subject_keys (subject_id, kek_version, wrapped_key) values ($1, 1, $2)', [userId, key]);
    return userId;
  };
  const mail = (userId: string, to: string, more: Partial<Mail> = {}): Mail => ({
    id: newId(),
    userId,
    to,
    subject: 'A subject',
    text: 'Some "words", \\ and {others}',
    html: '<p>Words</p>',
    ...more,
  });

  test('at the same time are kept by one statement, each once, and none about somebody who is erased', async () => {
    const [pat, gone] = [await person(), await person({ erased: true })];
    const twice = mail(pat, 'one@together.test', { calendar: 'BEGIN:VCALENDAR' });
    const asked = jest.spyOn(database.pool, 'query');
    await Promise.all([twice, twice, mail(gone, 'gone@together.test'), mail(pat, 'two@together.test')].map((one) => mails.send(one)));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    const kept = await mails.newest('@together.test');
    expect(kept.map(({ to, text, calendar }) => ({ to, text, calendar })).sort((one, other) => (one.to < other.to ? -1 : 1))).toEqual([
      { to: 'one@together.test', text: twice.text, calendar: 'BEGIN:VCALENDAR' },
      { to: 'two@together.test', text: twice.text, calendar: null },
    ]);
  });

  test('are kept although one beside them cannot be', async () => {
    const pat = await person();
    const broken = mail(pat, 'broken@beside.test', { text: 'a text that Postgres does not take: \0' });
    const outcomes = await Promise.allSettled(
      [mail(pat, 'one@beside.test'), broken, mail(pat, 'two@beside.test')].map((one) => mails.send(one)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await mails.newest('@beside.test')).map(({ to }) => to).sort()).toEqual(['one@beside.test', 'two@beside.test']);
  });
});
