import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { Database } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import { SessionTable } from './session-table.js';

const NINE = '2026-03-02T09:00:00.000Z';
const TEN = '2026-03-02T10:00:00.000Z';
const LONG_AGO = '2026-01-01T00:00:00.000Z';

let server: TestDatabase;
let database: Database;
let table: SessionTable;
beforeAll(async () => {
  server = await testDatabase();
  database = new Database(server.url);
  table = new SessionTable(database);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const opened = () => table.add({ id: newId(), userId: newId(), now: NINE });
const rotate = (id: string, changes: object = {}) =>
  table.rotate({ id, counter: 1, now: TEN, idleSince: LONG_AGO, openedSince: LONG_AGO, ...changes });

describe('the sessions in Postgres', () => {
  test('one token of a session is good, and rotating makes the next one good', async () => {
    const { id, userId } = await opened();
    expect(await rotate(id)).toEqual({ id, userId, counter: 2, openedAt: NINE, refreshedAt: TEN, revokedAt: null });
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
    const userId = newId();
    const early = await table.add({ id: newId(), userId, now: NINE });
    const late = await table.add({ id: newId(), userId, now: TEN });
    const others = await opened();
    await table.revokeAllOf(userId, NINE);
    expect(await table.find(early.id)).toMatchObject({ revokedAt: NINE });
    expect(await table.find(late.id)).toMatchObject({ revokedAt: null });
    expect(await table.find(others.id)).toMatchObject({ revokedAt: null });
  });
});
