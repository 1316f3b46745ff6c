import { type Member, type TestApp, testApp } from '../support/app.js';
import { by } from './booking-support.js';

const VIEW = { list: 'services', name: 'Off in Austin', query: 'state=inactive&search=austin' };

describe('views of administrators’ lists', () => {
  let app: TestApp;
  let ada: Member;
  let grace: Member;
  beforeAll(async () => {
    app = await testApp();
    [ada, grace] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
  });
  afterAll(() => app?.close());

  const viewsOf = async (who: Member) => {
    await app.caughtUp();
    return (await by(app, who).get('/admin/views').expect(200)).body as { id: string; name: string }[];
  };
  const save = async (who: Member, view: object) =>
    ((await by(app, who).post('/admin/views', view).expect(201)).body as { viewId: string }).viewId;

  test('are kept, found by their owner alone, and removed', async () => {
    const id = await save(ada, VIEW);
    const whole = await save(ada, { list: 'users', name: 'Everybody', query: '' });
    expect(await viewsOf(ada)).toEqual([
      { id, ...VIEW, savedAt: app.clock.now() },
      { id: whole, list: 'users', name: 'Everybody', query: '', savedAt: app.clock.now() },
    ]);
    expect(await viewsOf(grace)).toEqual([]);

    await by(app, grace).delete(`/admin/views/${id}`).expect(404);
    await by(app, ada).delete(`/admin/views/${id}`).expect(204);
    await by(app, ada).delete(`/admin/views/${id}`).expect(204);
    expect((await viewsOf(ada)).map(({ name }) => name)).toEqual(['Everybody']);
  });

  test('have a name, a list that there is, and no more filters than an address holds', async () => {
    const { body } = await by(app, ada)
      .post('/admin/views', { list: 'mails', name: ' ', query: 'x'.repeat(501) })
      .expect(400);
    expect(body.fields).toEqual({
      list: 'Choose one of: users, vendors, services, bookings',
      name: 'Name is required',
      query: 'Filters must be at most 500 characters',
    });
    await by(app, ada).post('/admin/views', { list: 'users', name: 'All', query: null }).expect(400);
  });

  test('are at most twenty of a list', async () => {
    for (let number = 1; number <= 20; number++) await save(grace, { ...VIEW, name: `View ${number}` });
    const { body } = await by(app, grace).post('/admin/views', VIEW).expect(409);
    expect(body.code).toBe('saved-views/too-many');
    await save(grace, { ...VIEW, list: 'vendors' });
  });

  test('are sealed: no text of them stands in the history in the clear', async () => {
    const { rows } = await app.database.pool.query(`select 1 from es.events where data::text like '%austin%'`);
    expect(rows).toEqual([]);
  });
});
