import { GrantRole } from '../../src/identity/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { listen } from '../support/live-stream.js';
import { photo } from '../support/photo.js';
import { account, keptFor } from './account-support.js';
import { API, by, type Provider, provider, signedIn } from './booking-support.js';

const REASON = 'It shows who lives next door.';

interface Hidden {
  readonly reason: string | null;
  readonly hiddenAt: string;
}
interface Work {
  readonly id: string;
  readonly picture: { readonly path: string };
  readonly before: { readonly id: string; readonly hidden?: Hidden | null } | null;
  readonly hidden?: Hidden | null;
}
interface Moderated {
  readonly id: string;
  readonly caption: string | null;
  readonly vendor: { readonly id: string; readonly businessName: string };
  readonly hidden: boolean;
  readonly decision: { readonly reason: string | null } | null;
  readonly reports: readonly { ground: string; note: string | null; reporterName: string | null; open: boolean }[];
  readonly actions: readonly string[];
}

let app: TestApp;
let salon: Provider;
let dora: Member;
let admin: Member;
let jpeg: Buffer;
beforeAll(async () => {
  app = await testApp({ config: { photoLimit: 1000, contactLimit: 1000 } });
  jpeg = await photo(640, 480);
  admin = await app.member({ fullName: 'Eve Admin', roles: ['admin'] });
});
afterAll(() => app?.close());
beforeEach(async () => {
  salon = await provider(app);
  dora = await app.member({ fullName: 'Dora Diaz' });
});

async function added(): Promise<string> {
  const sent = app.http().post(`${API}/vendor/photos`).set('Authorization', salon.owner.bearer).set('Content-Type', 'image/jpeg');
  const { body } = await sent.send(jpeg).expect(201);
  await app.caughtUp();
  return (body as { id: string }).id;
}
async function read<Answer>(path: string, who?: Member): Promise<Answer> {
  await app.caughtUp();
  return (await (who ? by(app, who).get(path) : app.http().get(`${API}${path}`)).expect(200)).body as Answer;
}
const seen = () => read<readonly Work[]>(`/vendors/${salon.vendorId}/photos`);
const mine = () => read<readonly Work[]>('/vendor/photos', salon.owner);
async function waiting(state: 'reported' | 'hidden' = 'reported'): Promise<readonly Moderated[]> {
  const { items } = await read<{ items: readonly Moderated[] }>(`/admin/photos?state=${state}`, admin);
  return items.filter(({ vendor }) => vendor.id === salon.vendorId);
}
const visit = (id: string, told: object = { ground: 'spam' }) => app.http().post(`${API}/photos/${id}/reports`).send(told);
const decide = (id: string, what: 'hide' | 'keep' | 'show', { reason = REASON, who = admin } = {}) =>
  by(app, who).post(`/admin/photos/${id}/${what}`, { reason });

describe('a photo of work is reported', () => {
  test('by whoever has an account, once, in own words too; the desk shows it with all that was said', async () => {
    const id = await added();
    await by(app, salon.owner).put(`/vendor/photos/${id}/caption`, { caption: 'New taps' }).expect(204);
    await by(app, dora).post(`/photos/${id}/reports`, { ground: 'private_things', note: 'That is my hall.' }).expect(204);
    const again = await by(app, dora).post(`/photos/${id}/reports`, { ground: 'spam' }).expect(409);
    expect(again.body).toMatchObject({ code: 'portfolio/already-reported' });
    await visit(id).expect(204);
    const [found, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(await read('/admin/waiting', admin)).toEqual([{ kind: 'photo', count: 1, since: app.clock.now() }]);
    expect(found).toMatchObject({
      id,
      caption: 'New taps',
      vendor: { id: salon.vendorId, businessName: 'Bright & Co' },
      hidden: false,
      decision: null,
      actions: ['hide', 'keep'],
    });
    expect(found!.reports).toHaveLength(2);
    expect(found!.reports).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ground: 'private_things', note: 'That is my hall.', reporterName: 'Dora Diaz', open: true }),
        expect.objectContaining({ ground: 'spam', note: null, reporterName: null, open: true }),
      ]),
    );
    expect(await seen()).toHaveLength(1);
  });

  test('by visitors, by a ground alone, of whom nothing is kept', async () => {
    const id = await added();
    expect((await visit(id, { ground: 'other' }).expect(400)).body).toMatchObject({
      fields: { ground: 'Please sign in to report something else.' },
    });
    expect((await visit(id, { ground: 'spam', note: 'Paid.' }).expect(400)).body).toMatchObject({
      fields: { note: 'Please sign in to add a note.' },
    });
    await visit(id).expect(204);
    await visit(id).expect(204);
    const { rows } = await app.database.pool.query<{ data: object }>(
      `select data from es.events where type = 'WorkPhotoReportedByVisitor' and data->>'photoId' = $1`,
      [id],
    );
    expect(rows.map(({ data }) => Object.keys(data).sort())).toEqual([['ground', 'photoId', 'reportId', 'reportedAt', 'vendorId']]);
  });

  test('and an admin’s open window is told of it', async () => {
    const id = await added();
    const window = await listen(app.url, admin.bearer);
    try {
      await visit(id).expect(204);
      await window.until('WorkPhoto');
    } finally {
      window.close();
    }
  });

  test('by no auditor, and with a token that is no longer good by nobody', async () => {
    const id = await added();
    const auditor = await app.member({ roles: ['auditor'] });
    const { body } = await by(app, auditor).post(`/photos/${id}/reports`, { ground: 'spam' }).expect(403);
    expect(body).toMatchObject({ code: 'portfolio/auditors-only-read' });
    await visit(id).set('Authorization', 'Bearer nonsense').expect(401);
    expect(await waiting()).toEqual([]);
  });

  test('for one of the grounds, with a note of 500 characters', async () => {
    const id = await added();
    for (const told of [{}, { ground: 'boring' }, { ground: 'spam', note: 'x'.repeat(501) }]) {
      await by(app, dora).post(`/photos/${id}/reports`, told).expect(400);
    }
  });
});

describe('a photo that an admin hides', () => {
  test('is gone for everybody, by its address too, and marked for its provider, who is told why', async () => {
    const id = await added();
    const path = (await seen())[0]!.picture.path;
    const address = `${path}/640.webp`;
    const { headers } = await app.http().get(address).expect(200);
    await visit(id).expect(204);
    await decide(id, 'hide').expect(204);

    expect(await seen()).toEqual([]);
    for (const drawing of ['400.avif', '400.webp', '640.avif', '640.webp']) await app.http().get(`${path}/${drawing}`).expect(404);
    await app.http().get(address).set('If-None-Match', headers['etag']!).expect(404);
    await app.http().get(address).set('Authorization', salon.owner.bearer).expect(404);
    await visit(id, { ground: 'offensive' }).expect(404);

    expect(await mine()).toMatchObject([{ id, hidden: { reason: REASON, hiddenAt: app.clock.now() } }]);
    const { image } = await read<{ image: string }>(`/vendor/photos/${id}/image`, salon.owner);
    expect(image).toMatch(/^data:image\/webp;base64,UklG/);
    expect(await read<{ image: string }>(`/admin/photos/${id}/image`, admin)).toEqual({ image });
    await by(app, (await provider(app)).owner)
      .get(`/vendor/photos/${id}/image`)
      .expect(404);

    const mails = (await keptFor(app, salon.owner.email)) as unknown as { subject: string; text: string }[];
    const mail = mails.find(({ subject }) => subject === 'A photo of your work is not shown any more')!;
    expect(mail.text).toContain(`Why: ${REASON}`);
    expect(mail.text).toContain('http://localhost:3000/dashboard/profile');
    expect(await waiting()).toEqual([]);
    expect(await waiting('hidden')).toMatchObject([{ id, decision: { reason: REASON }, reports: [{ open: false }], actions: ['show'] }]);
  });

  test('is removed by its provider, with its bytes; and they have no way to show it', async () => {
    const [id, other] = [await added(), await added()];
    await decide(id, 'hide').expect(204);
    await by(app, salon.owner)
      .put('/vendor/photos', { works: [{ photoId: other }, { photoId: id }] })
      .expect(204);
    await by(app, salon.owner).put(`/vendor/photos/${id}/caption`, { caption: 'Look' }).expect(204);
    expect((await seen()).map((work) => work.id)).toEqual([other]);
    await by(app, salon.owner).post(`/admin/photos/${id}/show`, { reason: REASON }).expect(403);
    await by(app, salon.owner).delete(`/vendor/photos/${id}`).expect(204);
    expect((await mine()).map((work) => work.id)).toEqual([other]);
    expect(await waiting('hidden')).toEqual([]);
    await by(app, salon.owner).get(`/vendor/photos/${id}/image`).expect(404);
  });

  test('leaves its other half alone: everybody sees that by itself', async () => {
    const [before, after] = [await added(), await added()];
    await by(app, salon.owner)
      .put('/vendor/photos', { works: [{ photoId: after, beforeId: before }] })
      .expect(204);
    await app.caughtUp();
    await decide(after, 'hide').expect(204);
    expect(await seen()).toMatchObject([{ id: before, before: null }]);
    expect(await mine()).toMatchObject([{ id: after, hidden: { reason: REASON }, before: { id: before, hidden: null } }]);
    await decide(after, 'show').expect(204);
    await decide(before, 'hide').expect(204);
    expect(await seen()).toMatchObject([{ id: after, before: null }]);
    expect(await mine()).toMatchObject([{ id: after, hidden: null, before: { id: before, hidden: { reason: REASON } } }]);
  });

  test('is there again once an admin shows it again', async () => {
    const id = await added();
    const { path } = (await seen())[0]!.picture;
    await decide(id, 'hide').expect(204);
    await decide(id, 'show', { reason: 'The neighbour agrees with it.' }).expect(204);
    expect((await seen()).map((work) => work.id)).toEqual([id]);
    expect(await mine()).toMatchObject([{ id, hidden: null }]);
    await app.http().get(`${path}/640.webp`).expect(200);
    const subjects = (await keptFor(app, salon.owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A photo of your work is shown again');
  });
});

describe('admins', () => {
  test('keep a photo: it stays, waits for nobody, and its provider is not told', async () => {
    const id = await added();
    await visit(id).expect(204);
    await decide(id, 'keep').expect(204);
    expect(await waiting()).toEqual([]);
    expect(await seen()).toHaveLength(1);
    expect((await keptFor(app, salon.owner.email)).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('photo'));
  });

  test('who come too late are told, and change nothing', async () => {
    const late = await app.member({ roles: ['admin'] });
    const id = await added();
    await visit(id).expect(204);
    await decide(id, 'hide').expect(204);
    await decide(id, 'hide').expect(204);
    for (const what of ['hide', 'keep'] as const) {
      const { body } = await decide(id, what, { who: late }).expect(409);
      expect(body).toMatchObject({ code: 'moderation/decided-already', detail: 'Eve Admin has hidden this a moment ago.' });
    }
    expect(await mine()).toMatchObject([{ hidden: { reason: REASON } }]);
  });

  test('decide about no photo of their own business', async () => {
    const id = await added();
    await app.execute(new GrantRole(salon.owner.userId, 'admin', true));
    const { body } = await by(app, await signedIn(app, salon.owner))
      .post(`/admin/photos/${id}/keep`, { reason: REASON })
      .expect(409);
    expect(body).toMatchObject({ code: 'booking/own-case' });
  });

  test('give a reason of 10 to 500 characters', async () => {
    const id = await added();
    for (const reason of ['', 'Too short', 'x'.repeat(501)]) await decide(id, 'hide', { reason }).expect(400);
    expect(await seen()).toHaveLength(1);
  });
});

describe('whoever is erased', () => {
  test('leaves a report without its note, and a decision without its reason', async () => {
    const leaving = await app.member({ fullName: 'Ada Admin', roles: ['admin'] });
    const [id, other] = [await added(), await added()];
    for (const each of [id, other])
      await by(app, dora).post(`/photos/${each}/reports`, { ground: 'other', note: 'That is my hall.' }).expect(204);
    await decide(id, 'hide', { who: leaving }).expect(204);
    await account(app, dora).leave().expect(204);
    await account(app, leaving).leave().expect(204);
    expect((await waiting()).map(({ reports }) => reports)).toMatchObject([
      [{ ground: 'other', note: null, reporterName: 'Unknown User' }],
    ]);
    expect(await mine()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, hidden: expect.objectContaining({ reason: null }) })]),
    );
  });

  test('with the photos of their work leaves the desk nothing to judge', async () => {
    const id = await added();
    await visit(id).expect(204);
    await account(app, await signedIn(app, salon.owner))
      .leave()
      .expect(204);
    expect(await waiting()).toEqual([]);
  });
});
