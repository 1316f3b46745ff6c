import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CompleteBooking, ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { backup } from '../../src/ops/backup/backup.js';
import { restore } from '../../src/ops/backup/restore.js';
import { openPool } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { databaseNamed } from '../../src/platform/migrations/start-database.js';
import { entities } from '../../src/registry.js';
import { PostReview } from '../../src/reviews/index.js';
import { account } from '../http/account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from '../http/booking-support.js';
import { dump, found } from '../http/erasure/dump.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { testConfig } from '../support/config.js';
import { photo } from '../support/photo.js';
import { scratchDirectory, TEMPLATE, TEST_SERVER } from '../support/test-server.js';

const BEFORE_THE_JOBS = '2026-03-07T18:00:00.000Z';
const AFTER_THE_JOBS = '2026-03-11T18:00:00.000Z';
const REASON = 'It shows who lives next door.';
/** Of a photo that is 900 pixels wide. */
const SIZES = [400, 800, 900].flatMap((width) => [`${width}.avif`, `${width}.webp`]);

interface Photo {
  readonly id: string;
  /** Where everybody finds it, in each size. */
  readonly addresses: readonly string[];
  /** Where admins find it, hidden or not. */
  readonly desk?: string;
}

/** Two providers and a customer show photos of every kind, and the copy has them all. Gwen has deleted her account since. */
describe('photos after a restore', () => {
  const folder = mkdtempSync(join(scratchDirectory(), 'restore-photos-'));
  const copy = join(folder, 'copy.tar.gz');
  const config = testConfig({ erasuresFile: join(folder, 'erasures') });
  const name = `photos_${newId().slice(-12)}`;
  let url: string;
  let app: TestApp;
  /** Gwen's is of another colour than that of everybody else. */
  let pictures: Record<'hers' | 'another', Buffer>;
  let sam: Provider;
  let gwen: Provider;
  let carla: Member;
  let admin: Member;
  let gwens: readonly Photo[];
  /** What is told of hers beside their addresses: their bytes, and these as they are sealed; their placeholders. */
  let gwensBytes: readonly string[];
  let ofOthers: readonly Photo[];
  let servedBefore: readonly Buffer[];
  let hiddenBefore: Photo;

  beforeAll(async () => {
    url = await databaseNamed(name, process.env[TEST_SERVER]!, TEMPLATE);
    pictures = { hers: await photo(900, 600, 'maroon'), another: await photo(900, 600, 'teal') };
    app = await opened(BEFORE_THE_JOBS);
    [sam, gwen] = [await provider(app), await provider(app)];
    carla = await app.member({ fullName: 'Carla Gomez' });
    admin = await app.member({ fullName: 'Ada Admin', roles: ['admin'] });
    const [forGwen, forCarla] = [await confirmed(gwen.owner, '10:00'), await confirmed(carla, '15:00')];
    app.clock.set(AFTER_THE_JOBS);
    await reviewed(gwen.owner, forGwen);
    await reviewed(carla, forCarla);
    await everybodySignsIn();

    gwens = [await portrait(gwen.owner), await ofWork(gwen.owner), await ofReview(gwen.owner, forGwen)];
    const hiddenSince = await ofWork(sam.owner);
    ofOthers = [await portrait(sam.owner), await portrait(carla), await ofWork(sam.owner), await ofReview(carla, forCarla), hiddenSince];
    hiddenBefore = await ofWork(sam.owner);
    await hide(hiddenBefore);
    servedBefore = await served(ofOthers);
    gwensBytes = [...(await served(gwens)).map((bytes) => bytes.toString('base64')), ...(await kept(gwen.owner))];
    await backup({ config, databaseUrl: url, entities, clock: app.clock, say: () => undefined }, copy);

    await account(app, gwen.owner).leave().expect(204);
    await hide(hiddenSince);
    await app.close();
    const mayReplace = () => Promise.resolve(true);
    await restore({ config, database: { url, ownerUrl: url }, entities, clock: app.clock, say: () => undefined, mayReplace }, copy);
    app = await opened(AFTER_THE_JOBS);
    admin = await signedIn(app, admin);
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    const server = openPool(process.env[TEST_SERVER]!);
    await server.query(`drop database ${name} with (force)`);
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('of whoever was erased are in no table, in no size, sealed or not', async () => {
    expect(gwensBytes).toHaveLength(2 * (1 + 2 * SIZES.length) + 2);
    const places = found(await dump(app.database), gwensBytes).map((place) => place.split(': ')[0]);
    expect(places).toEqual([]);
    expect(await kept(gwen.owner)).toEqual([]);
  });

  test('of whoever was erased are served at none of their addresses, nor to an admin', async () => {
    for (const { addresses, desk } of gwens) {
      for (const address of addresses) await app.http().get(address).expect(404);
      if (desk) await by(app, admin).get(desk).expect(404);
    }
    const { body } = await app.http().get(`${API}/vendors/${sam.vendorId}/reviews`).expect(200);
    const { items } = body as { items: { photos: unknown[] }[] };
    expect(items.map(({ photos }) => photos.length).sort()).toEqual([0, 1]);
  });

  test('of everybody else are served as before, in every size', async () => {
    expect(servedBefore).toHaveLength(2 + 3 * SIZES.length);
    expect(await served(ofOthers)).toEqual(servedBefore);
  });

  test('that an admin had hidden before the copy was made stay hidden, and are not lost', async () => {
    for (const address of hiddenBefore.addresses) await app.http().get(address).expect(404);
    await by(app, admin).get(hiddenBefore.desk!).expect(200);
  });

  test('that an admin has hidden since are listed among what is gone, so that they can be hidden again', () => {
    const list = readdirSync(folder).find((file) => file.includes('.gone-'))!;
    const gone = readFileSync(join(folder, list), 'utf8').trim().split('\n');
    expect(gone.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ type: 'WorkPhotoHidden', stream: `portfolio-${sam.vendorId}` }),
    );
  });

  function opened(now: string): Promise<TestApp> {
    const pool = openPool(url, { application_name: 'test' });
    return testApp({ now, config, database: { url, pool, drop: () => pool.end() } });
  }

  async function confirmed({ userId: customerId }: Member, time: string): Promise<string> {
    const wish = { ...asked(sam.serviceId, { time }), customerId, instructions: null };
    const { bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking(wish));
    await app.execute(new ConfirmBooking(sam.owner.userId, bookingId));
    return bookingId;
  }

  async function reviewed({ userId }: Member, bookingId: string): Promise<void> {
    await app.execute(new CompleteBooking(sam.owner.userId, bookingId));
    await app.execute(new PostReview(userId, bookingId, 4, 'Well done.'));
  }

  async function everybodySignsIn(): Promise<void> {
    [sam, gwen] = [
      { ...sam, owner: await signedIn(app, sam.owner) },
      { ...gwen, owner: await signedIn(app, gwen.owner) },
    ];
    [carla, admin] = [await signedIn(app, carla), await signedIn(app, admin)];
  }

  const pictureOf = ({ userId }: Member) => pictures[userId === gwen.owner.userId ? 'hers' : 'another'];

  async function portrait(who: Member): Promise<Photo> {
    const { body } = await account(app, who).upload(pictureOf(who)).expect(201);
    const { avatarUrl } = body as { avatarUrl: string };
    return { id: avatarUrl.split('/').at(-1)!, addresses: [avatarUrl] };
  }

  async function ofWork(who: Member): Promise<Photo> {
    const id = await sent(who, '/vendor/photos');
    return { id, addresses: SIZES.map((size) => `${API}/photos/${id}/${size}`), desk: `/admin/photos/${id}/image` };
  }

  async function ofReview(who: Member, bookingId: string): Promise<Photo> {
    const path = `/reviews/${bookingId}/photos`;
    const id = await sent(who, path);
    return { id, addresses: SIZES.map((size) => `${API}/reviews/photos/${id}/${size}`), desk: `${path}/${id}/image` };
  }

  async function sent(who: Member, path: string): Promise<string> {
    const request = app.http().post(`${API}${path}`).set('Authorization', who.bearer).set('Content-Type', 'image/jpeg');
    const { body } = await request.send(pictureOf(who)).expect(201);
    await app.caughtUp();
    return (body as { id: string }).id;
  }

  async function hide({ id }: Photo): Promise<void> {
    await by(app, admin).post(`/admin/photos/${id}/hide`, { reason: REASON }).expect(204);
    await app.caughtUp();
  }

  async function served(photos: readonly Photo[]): Promise<Buffer[]> {
    const bytes: Buffer[] = [];
    for (const address of photos.flatMap(({ addresses }) => addresses))
      bytes.push((await app.http().get(address).buffer(true).expect(200)).body as Buffer);
    return bytes;
  }

  /** What the database has of somebody's photos: each drawing as it is sealed, and each placeholder. */
  async function kept({ userId }: Member): Promise<string[]> {
    const { rows } = await app.database.pool.query<{ kept: string }>(
      `select box as kept from picture where user_id = $1
       union all select placeholder from read.work_photo where owner_id = $1 and placeholder is not null
       union all select placeholder from read.review_photo where customer_id = $1 and placeholder is not null`,
      [userId],
    );
    return rows.map((row) => row.kept);
  }
});
