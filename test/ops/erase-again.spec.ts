import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DeleteAccount } from '../../src/identity/index.js';
import { eraseAgain } from '../../src/ops/erase-again.js';
import { newId } from '../../src/platform/ids.js';
import { ErasureList } from '../../src/platform/personal-data/erasure-list.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Config } from '../../src/platform/process/config.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { API } from '../http/booking-support.js';
import { door } from '../http/identity-support.js';
import { type TestApp, testApp } from '../support/app.js';
import { buildServer } from '../support/build-server.js';
import { startServer } from '../support/server-process.js';
import { scratchDirectory } from '../support/test-server.js';

const ERASED_AT = '2026-03-03T12:00:00.000Z';

/** The database is as it was before these people were erased; the list outside it knows better. */
describe('people on the list of erasures who came back with an older copy of the database', () => {
  const secrets = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  const list = new ErasureList(join(scratchDirectory(), `erasures-${newId()}`));
  let app: TestApp;
  let config: Config;
  beforeAll(async () => {
    await buildServer();
    app = await testApp({ config: { ...secrets, erasuresFile: list.file } });
    config = app.app.get(Config);
  });
  afterAll(() => app?.close());

  const comeBack = async (...subjects: string[]) => list.add(subjects.map((subject) => ({ subject, erasedAt: ERASED_AT })));
  const keyed = async (subject: string) =>
    (await app.database.pool.query('select 1 from subject_keys where subject_id = $1 and wrapped_key is not null', [subject])).rowCount;

  test('are erased again: account, address, rows and key', async () => {
    const [ada, eve] = [await app.member({ fullName: 'Ada Lovelace' }), await app.member({ fullName: 'Eve Other' })];
    await comeBack(ada.userId);
    expect(await eraseAgain(config, app.database.url, app.clock)).toBe(1);

    const { events } = await app.streams.read(`user-${ada.userId}`);
    expect(events.at(-1)).toMatchObject({ type: 'PersonalDataErased', data: { userId: ada.userId, erasedAt: ERASED_AT } });
    await door(app).signIn(ada.email).expect(401);
    const { rows } = await app.database.pool.query('select full_name, email from read.account_directory where id = $1', [ada.userId]);
    expect(JSON.stringify(rows)).not.toMatch(/Ada|example/);
    expect((await app.member({ email: ada.email, fullName: 'Another Ada' })).userId).not.toBe(ada.userId);
    expect([await keyed(ada.userId), await keyed(eve.userId)]).toEqual([0, 1]);
    await door(app).signIn(eve.email).expect(200);
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  });

  test('need no account: a key is enough', async () => {
    const message = { name: 'Vic Visitor', email: 'vic@example.test', topic: 'other', message: 'Hello there, it is me.' };
    await app.http().post(`${API}/contact-messages`).send(message).expect(202);
    await app.caughtUp();
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select subject_id as id from read.contact_message where sender_id is null',
    );
    await comeBack(rows[0]!.id);
    expect(await eraseAgain(config, app.database.url, app.clock)).toBe(1);
    expect(await keyed(rows[0]!.id)).toBe(0);
    const read = await app.database.pool.query('select name, email, message from read.contact_message where id = $1', [rows[0]!.id]);
    expect(read.rows).toEqual([{ name: null, email: null, message: null }]);
    const { events } = await app.streams.read(`contactMessage-${rows[0]!.id}`);
    expect(events.map(({ type }) => type)).toEqual(['ContactMessageReceived', 'PersonalDataErased']);
    expect(events[1]!.data).toEqual({ userId: rows[0]!.id, erasedAt: ERASED_AT });
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  });

  test('are nobody, where all of them are erased in the database too', async () => {
    expect(await eraseAgain(config, app.database.url, app.clock)).toBe(0);
  });

  test('include those who were erased by this server: it writes the list itself', async () => {
    const ada = await app.member();
    await app.execute(new DeleteAccount(ada.userId), ada.userId);
    expect([...list.read().erasures.keys()]).toContain(ada.userId);
  });

  test('include those whom a lost list did not have: it is completed from the database', async () => {
    const [lost, subject] = [new ErasureList(join(scratchDirectory(), `erasures-${newId()}`)), newId()];
    await app.app.get(PersonalData).shred(subject, ERASED_AT);
    await eraseAgain(new Config({ ...config, erasuresFile: lost.file }), app.database.url, app.clock);
    expect(lost.read().erasures.get(subject)).toEqual({ subject, erasedAt: ERASED_AT });
  });

  test('are erased before the product serves anybody', async () => {
    const ada = await app.member();
    await comeBack(ada.userId);
    const server = await startServer({
      DATABASE_URL: app.database.url,
      ERASURES_FILE: list.file,
      MASTER_KEY: secrets.masterKey.toString('base64'),
      TOKEN_SECRET: secrets.tokenSecret,
    });
    const left = await keyed(ada.userId);
    await server.stop();
    expect(left).toBe(0);
  });
});
