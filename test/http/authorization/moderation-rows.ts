import { ChangeCategoryPicture } from '../../../src/administration/categories/picture/change-category-picture.command.js';
import { CreateCategory } from '../../../src/categories/index.js';
import { ADMINS, EVERYBODY, type Matrix, row, type Target } from './row.js';
import { NOWHERE, type World } from './world.js';

export const moderationRows: Matrix = {
  'GET /api/v1/admin/counts': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/health': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/waiting': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/found': row(ADMINS, { own: 200 }, () => ({ query: { search: 'Ada' } })),
  'GET /api/v1/admin/trends': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/analytics/funnel': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/funnel/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/visits': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/visits/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/searches': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/searches/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/cohorts': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/cohorts/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/hours': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/hours/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/places': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/analytics/places/export': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/recent-bookings': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/contact-messages': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/contact-messages/:id/answer': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await messageId(world, target) },
  })),
  'DELETE /api/v1/admin/contact-messages/:id': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await messageId(world, target) },
  })),
  'GET /api/v1/admin/deeds/:list': row([...ADMINS, 'auditor'], { own: 200, missing: 404 }, (_world, _who, target) => ({
    params: { list: target === 'missing' ? 'towns' : 'services' },
  })),
  'GET /api/v1/admin/categories': row([...ADMINS, 'auditor'], { own: 200 }),
  'POST /api/v1/admin/categories': row(ADMINS, { own: 201 }, () => ({ body: category() })),
  'PUT /api/v1/admin/categories/order': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    body: { categoryIds: [await categoryId(world, target)] },
  })),
  'PATCH /api/v1/admin/categories/:id': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await categoryId(world, target) },
    body: { name: 'Another name', isActive: false, reason: 'Nobody looks for it.' },
  })),
  'GET /api/v1/category-pictures/:pictureId/:rendition': row(EVERYBODY, { missing: 404 }, () => ({
    params: { pictureId: NOWHERE, rendition: '128.webp' },
  })),
  'POST /api/v1/admin/categories/:id/picture': row(ADMINS, { missing: 415 }, () => ({ params: { id: NOWHERE } })),
  'DELETE /api/v1/admin/categories/:id/picture': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => {
    const id = await categoryId(world, target);
    if (target === 'own') await world.app.execute(new ChangeCategoryPicture(world.members.admin.userId, id, {}));
    return { params: { id } };
  }),
  'POST /api/v1/admin/categories/:id/delete': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: await categoryId(world, target) },
    body: { reason: 'Nobody looks for it.' },
  })),
};

let categories = 0;
const category = () => {
  const slug = `category-${categories++}`;
  return { name: slug, slug, description: 'What else a home needs.' };
};

async function categoryId({ app }: World, target: Target): Promise<string> {
  if (target === 'missing') return NOWHERE;
  const made = await app.execute<{ categoryId: string }>(new CreateCategory({ ...category(), icon: null, parentId: null }));
  return made.categoryId;
}

async function messageId({ app }: World, target: Target): Promise<string> {
  if (target === 'missing') return NOWHERE;
  const written = { name: 'Pat Example', email: 'pat@example.test', topic: 'other', message: 'How do I change my address?' };
  await app.http().post('/api/v1/contact-messages').send(written).expect(202);
  await app.caughtUp();
  const { rows } = await app.database.pool.query<{ id: string }>('select id from read.contact_message order by received_at desc limit 1');
  return rows[0]!.id;
}
