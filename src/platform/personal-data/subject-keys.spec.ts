import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { newId } from '../ids.js';
import { type MasterKey, SubjectKeys } from './subject-keys.js';

describe("the keys of people's data", () => {
  let database: TestDatabase;
  const first: MasterKey = { version: 1, key: randomBytes(32) };
  const second: MasterKey = { version: 2, key: randomBytes(32) };
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  const keysUnder = (...masterKeys: [MasterKey, ...MasterKey[]]) => new SubjectKeys(database.pool, masterKeys);
  const keyOf = async (keys: SubjectKeys, subject: string) => (await keys.find([subject])).get(subject)?.export();
  const make = async (keys: SubjectKeys, subject: string) => (await keys.make([subject])).get(subject)?.export();

  test('a key is made once, and never stored in clear', async () => {
    const subject = newId();
    const made = (await make(keysUnder(first), subject))!;
    expect(await make(keysUnder(first), subject)).toEqual(made);
    expect(await keyOf(keysUnder(first), subject)).toEqual(made);
    const { rows } = await database.pool.query<{ wrapped_key: Buffer }>('select wrapped_key from subject_keys where subject_id = $1', [
      subject,
    ]);
    expect(rows[0]!.wrapped_key.includes(made)).toBe(false);
  });

  test('whoever has none, has none until one is made', async () => {
    expect(await keyOf(keysUnder(first), newId())).toBeUndefined();
  });

  test('after a change of the master key, older keys still open and new ones are wrapped by the new', async () => {
    const [older, newer] = [newId(), newId()];
    const made = await make(keysUnder(first), older);
    await keysUnder(first, second).make([newer]);
    expect(await keyOf(keysUnder(first, second), older)).toEqual(made);
    await expect(keysUnder(first).find([newer])).rejects.toThrow('version 2 is needed');
  });

  test('another master key is recognised as such', async () => {
    const subject = newId();
    await keysUnder(first).make([subject]);
    await expect(keysUnder({ version: 1, key: randomBytes(32) }).find([subject])).rejects.toThrow('MASTER_KEY');
  });

  test("one person's key does not open under another's name", async () => {
    const [ada, eve] = [newId(), newId()];
    await keysUnder(first).make([ada, eve]);
    await database.pool.query(
      'update subject_keys set wrapped_key = (select wrapped_key from subject_keys where subject_id = $1) where subject_id = $2',
      [ada, eve],
    );
    await expect(keysUnder(first).find([eve])).rejects.toThrow();
  });

  test('a key that one process destroys is gone from all others within a second, though they follow nothing', async () => {
    const [subject, stays] = [newId(), newId()];
    const [one, other] = [keysUnder(first), keysUnder(first)];
    await one.make([subject, stays]);
    await other.find([subject, stays]);
    await one.shred(subject, '2026-11-21T12:00:00.000Z');
    const shredded = performance.now();
    // Asked for without end, as by a process that is busy with this very person.
    let usedFor = 0;
    while (usedFor < 5000 && (await keyOf(other, subject))) usedFor = performance.now() - shredded;
    expect(usedFor).toBeLessThan(1000);
    expect(await make(other, subject)).toBeUndefined();
    expect(await keyOf(other, stays)).toEqual(await keyOf(one, stays));
  });

  test('keys in memory cost one look at one row in half a second', async () => {
    const subject = newId();
    const asked = jest.spyOn(database.pool, 'query');
    const keys = keysUnder(first);
    await keys.make([subject]);
    const [before, began] = [asked.mock.calls.length, performance.now()];
    for (let n = 0; n < 1000; n++) await keys.find([subject]);
    const halfSeconds = Math.ceil((performance.now() - began) / 500);
    const asking = asked.mock.calls.length - before;
    asked.mockRestore();
    expect(asking).toBeLessThanOrEqual(halfSeconds);
  });

  test('whoever is erased before having a key never gets one', async () => {
    const subject = newId();
    const keys = keysUnder(first);
    await keys.shred(subject, '2026-11-21T12:00:00.000Z');
    expect(await make(keys, subject)).toBeUndefined();
  });
});
