import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { BookingDto } from '../../src/booking/view/booking.dto.js';
import { openPool } from '../../src/platform/database/database.js';
import { Verifiable } from '../../src/platform/events/hash-chain.js';
import { newId } from '../../src/platform/ids.js';
import { migrate } from '../../src/platform/migrations/migrate.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { ProjectionRunner } from '../../src/platform/projections/projection-runner.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { account } from '../http/account-support.js';
import { asked, by, provider } from '../http/booking-support.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { runOps } from '../support/run-ops.js';
import { startServer } from '../support/server-process.js';
import { TEST_SERVER } from '../support/test-server.js';

const PASSWORD = 'secret';

/** Neither is a superuser: the owner owns the database and may act as the application, not the other way round. */
describe('with a role that owns the tables, and another that the application runs as', () => {
  const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  const id = newId().slice(-12);
  const [name, owner, application] = [`roles_${id}`, `owner_${id}`, `application_${id}`];
  let admin: pg.Client;
  let urls: { owner: string; application: string };
  let app: TestApp;

  beforeAll(async () => {
    await buildServer();
    admin = new pg.Client({ connectionString: process.env[TEST_SERVER]! });
    await admin.connect();
    await admin.query(`create role ${owner} login password '${PASSWORD}'; create role ${application} login password '${PASSWORD}';
      grant ${application} to ${owner}`);
    const url = await databaseNamed(name, process.env[TEST_SERVER]!);
    await admin.query(`alter database ${name} owner to ${owner}`);
    const as = (username: string) => Object.assign(new URL(url), { username, password: PASSWORD }).href;
    urls = { owner: as(owner), application: as(application) };

    const server = await startServer({
      DATABASE_URL: urls.application,
      MIGRATION_DATABASE_URL: urls.owner,
      MASTER_KEY: secrets.masterKey.toString('base64'),
      TOKEN_SECRET: secrets.tokenSecret,
    });
    await server.stop();
    const pool = openPool(urls.application);
    const drop = async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
    };
    app = await testApp({ config: secrets, database: { url: urls.application, pool, drop } });
  });
  afterAll(async () => {
    await app?.close();
    await admin.query(`drop role ${owner}; drop role ${application}`);
    await admin.end();
  });

  test('the whole product works: people sign up, book, and are erased', async () => {
    const salon = await provider(app);
    const ada = await app.member({ fullName: 'Ada Lovelace' });
    const { body } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(201);
    await by(app, ada)
      .post(`/bookings/${(body as BookingDto).id}/cancel`)
      .expect(200);
    const eve = await app.member();
    await account(app, eve).leave().expect(204);
    await app.caughtUp();
    const { heads } = await app.app.get(Verifiable).heads();
    for (const { stream } of heads) expect(await app.app.get(Verifiable).verifyStream(stream)).toMatchObject({ intact: true });
  });

  test('read tables can be compared with their rebuild, and replaced by it', async () => {
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    await app.app.get(ProjectionRunner).stop();
    await app.database.pool.query('update projection_version set version = 0');
    const next = await testApp({ config: secrets, database: { ...app.database, drop: async () => undefined } });
    while ((await app.database.pool.query('select 1 from projection_version where version = 0')).rowCount !== 0) await next.caughtUp();
    expect(await next.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
    await next.close();
  });

  test('no way leads to a changed event', async () => {
    for (const statement of [
      `update es.events set type = 'Other'`,
      'delete from es.events',
      'truncate es.events',
      'alter table es.events disable trigger immutable',
      'alter table es.events rename to gone',
      'drop table es.events',
      'create or replace function es.refuse() returns trigger language plpgsql as $$ begin return null; end $$',
      `insert into es.events select position + 1e9, stream_id, version + 1e6, stream, type, id, data, meta, hash from es.events`,
      'update es.streams set version = version + 1',
      `select nextval('es.position')`,
      `set role ${owner}`,
      'delete from mikro_orm_migrations',
    ]) {
      await expect(app.database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('what somebody took from the application is given back by a command', async () => {
    const client = new pg.Client({ connectionString: urls.owner });
    await client.connect();
    await client.query(`revoke select on es.events from ${application}`);
    await client.end();
    const readsEvents = () => app.database.pool.query('select count(*) from es.events');
    await expect(readsEvents()).rejects.toThrow('permission denied');
    const settings = { MASTER_KEY: secrets.masterKey.toString('base64'), TOKEN_SECRET: secrets.tokenSecret };
    const answer = await runOps({ ...settings, DATABASE_URL: urls.application, MIGRATION_DATABASE_URL: urls.owner }, ['grants']);
    expect(answer).toEqual({ code: 0, said: expect.stringContaining('reads and appends events') });
    await readsEvents();
  });

  test('a table that a later migration adds is covered without anybody thinking of it', async () => {
    const client = new pg.Client({ connectionString: urls.owner });
    await client.connect();
    await client.query('create table later_plain (id int); create table read.later (id int)');
    await client.end();
    await migrate(urls.application, urls.owner);
    await app.database.pool.query('insert into later_plain values (1); alter table read.later set schema rebuild');
    await app.database.pool.query('delete from later_plain; drop table rebuild.later');
  });

  test('a process that is given the application alone starts, as there is nothing to migrate', async () => {
    expect(await migrate(urls.application)).toEqual([]);
  });

  test('what is to be migrated is said to need the owner', async () => {
    await admin.query(`create database ${name}_empty`);
    const empty = Object.assign(new URL(urls.application), { pathname: `/${name}_empty` }).href;
    await expect(migrate(empty)).rejects.toThrow("name the tables' owner in MIGRATION_DATABASE_URL");
    await admin.query(`drop database ${name}_empty with (force)`);
  });

  test('a role that could change events is refused in place of one that cannot', async () => {
    await admin.query(`revoke ${application} from ${owner}; grant ${owner} to ${application}`);
    await expect(migrate(urls.application, urls.owner)).rejects.toThrow('could change events');
    await admin.query(`revoke ${owner} from ${application}`);
  });

  test('an owner who may not act as the application is told what is missing', async () => {
    const client = new pg.Client({ connectionString: urls.owner });
    await client.connect();
    await client.query('create table read.another (id int)');
    await client.end();
    await expect(migrate(urls.application, urls.owner)).rejects.toThrow(`grant "${application}" to`);
  });
});
