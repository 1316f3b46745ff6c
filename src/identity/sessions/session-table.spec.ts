import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { Database } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { Credentials } from '../credentials/credentials.js';
import { SessionTable } from './session-table.js';

const NINE = '2026-03-02T09:00:00.000Z';
const TEN = '2026-03-02T10:00:00.000Z';
const LONG_AGO = '2026-01-01T00:00:00.000Z';

let server: TestDatabase;
let database: Database;
let table: SessionTable;
let credentials: Credentials;
beforeAll(async () => {
  server = await testDatabase();
  database = new Database(server.url);
  table = new SessionTable(database);
  credentials = new Credentials(database);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const BOUNDS = { idleSince: LONG_AGO, openedSince: LONG_AGO };

/** Somebody with a password. */
async function person(): Promise<string> {
  const userId = newId();
  await credentials.add({ userId, passwordHash: '', strongEnoughForStaff: true }, NINE);
  return userId;
}

const open = (userId: string, changes: { now?: string; epoch?: number } = {}) =>
  table.add({ id: newId(), userId, epoch: 1, device: 'Chrome on Linux', now: NINE, ...changes });
const opened = async () => open(await person());
const rotate = (id: string, changes: object = {}) =>
  table.rotate({ id, counter: 1, device: 'Chrome on Linux', now: TEN, ...BOUNDS, ...changes });
/** A new password. */
const change = (userId: string) => credentials.replace(userId, 1, { passwordHash: '', strongEnoughForStaff: true });

describe('the sessions in Postgres', () => {
  test('one token of a session is good, and rotating makes the next one good', async () => {
    const { id, userId } = await opened();
    expect(await rotate(id)).toMatchObject({ id, userId, counter: 2, openedAt: NINE, refreshedAt: TEN, revokedAt: null });
    expect(await rotate(id)).toBeUndefined();
  });

  test('of 30 rotations at the same moment one succeeds', async () => {
    const { id } = await opened();
    const rotated = await Promise.all(Array.from({ length: 30 }, () => rotate(id)));
    expect(rotated.filter(Boolean)).toHaveLength(1);
  });

  test('a revoked, idle or outlived session does not rotate', async () => {
    const { id } = await opened();
    expect(await rotate(id, { idleSince: NINE })).toBeUndefined();
    expect(await rotate(id, { openedSince: NINE })).toBeUndefined();
    await table.revoke(id, NINE);
    expect(await rotate(id)).toBeUndefined();
  });

  test('all sessions of a person end, but those that were opened later', async () => {
    const userId = await person();
    const early = await open(userId);
    const late = await open(userId, { now: TEN });
    const others = await opened();
    await table.revokeAllOf(userId, NINE);
    expect(await table.find(early.id)).toMatchObject({ revokedAt: NINE });
    expect(await table.find(late.id)).toMatchObject({ revokedAt: null });
    expect(await table.find(others.id)).toMatchObject({ revokedAt: null });
  });

  test('all of a person end with a changed secret, by that one write', async () => {
    const { id, userId } = await opened();
    const others = await opened();
    expect(await change(userId)).toBe(2);
    expect(await table.find(id)).toBeUndefined();
    expect(await rotate(id)).toBeUndefined();
    expect(await table.aliveOf(userId, BOUNDS)).toEqual([]);
    expect(await table.find(others.id)).toBeDefined();
  });

  test('one that an old secret opens after the change is over before it begins', async () => {
    const userId = await person();
    await change(userId);
    const { id } = await open(userId, { epoch: 1 });
    expect(await table.find(id)).toBeUndefined();
    const { id: later } = await open(userId, { epoch: 2 });
    expect(await table.find(later)).toBeDefined();
  });

  test('the list shows those that are alive, newest first', async () => {
    const userId = await person();
    const [first, second, revoked] = [await open(userId), await open(userId, { now: TEN }), await open(userId)];
    await table.revoke(revoked.id, TEN);
    await opened();
    expect((await table.aliveOf(userId, BOUNDS)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await table.aliveOf(userId, { ...BOUNDS, openedSince: NINE })).map(({ id }) => id)).toEqual([second.id]);
    expect((await table.aliveOf(userId, { ...BOUNDS, idleSince: NINE })).map(({ id }) => id)).toEqual([second.id]);
  });

  test('a person ends their own sessions, not those of others', async () => {
    const { id, userId } = await opened();
    const stranger = await person();
    expect(await table.revokeOwn(stranger, id, TEN)).toBe(false);
    expect(await table.revokeOwn(userId, id, TEN)).toBe(true);
    expect(await table.revokeOwn(userId, id, TEN)).toBe(false);
  });

  test('ending all others leaves this one, and those of others', async () => {
    const userId = await person();
    const [here, there] = [await open(userId), await open(userId)];
    const others = await opened();
    await table.revokeOthers(userId, here.id, TEN);
    expect(await table.find(here.id)).toMatchObject({ revokedAt: null });
    expect(await table.find(there.id)).toMatchObject({ revokedAt: TEN });
    expect(await table.find(others.id)).toMatchObject({ revokedAt: null });
  });
});
