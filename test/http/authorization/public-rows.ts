import { CUSTOMERS, EVERYBODY, type Matrix, row, type Target } from './row.js';
import { NOWHERE, type World } from './world.js';

const service = ({ business }: World, target: Target) => (target === 'missing' ? NOWHERE : business.serviceId);
const vendor = ({ business }: World, target: Target) => (target === 'missing' ? NOWHERE : business.vendorId);

/** What a visitor may read, everybody may. */
export const publicRows: Matrix = {
  'GET /api/v1/places/nearest': row(EVERYBODY, { own: 200 }, () => ({ query: { latitude: '30.27', longitude: '-97.74' } })),
  'GET /api/v1/places/around': row(EVERYBODY, { own: 200 }, () => ({ query: { latitude: '30.27', longitude: '-97.74', miles: '10' } })),
  'GET /api/v1/places/:zip': row(EVERYBODY, { own: 200, missing: 404 }, (_world, _who, target) => ({
    params: { zip: target === 'missing' ? '00000' : '78701' },
  })),
  'GET /api/v1/categories': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/services': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/search/suggestions': row(EVERYBODY, { own: 200 }, () => ({ query: { term: 'leaking tap' } })),
  'GET /api/v1/services/popular': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/services/next-slots': row(EVERYBODY, { own: 200 }, (world) => ({ query: { ids: world.business.serviceId } })),
  'GET /api/v1/services/:id': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: service(world, target) },
  })),
  'GET /api/v1/services/:id/slots': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: service(world, target) },
    query: { date: '2026-03-20' },
  })),
  'GET /api/v1/services/:id/days': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: service(world, target) },
    query: { month: '2026-03' },
  })),
  'GET /api/v1/services/:id/next-slots': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: service(world, target) },
  })),
  'GET /api/v1/vendors/newest': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/vendors/:id/services': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: vendor(world, target) },
  })),
  'GET /api/v1/vendors/:id/reviews': row(EVERYBODY, { own: 200, missing: 404 }, (world, _who, target) => ({
    params: { id: vendor(world, target) },
  })),
  'POST /api/v1/contact-messages': row(['visitor', ...CUSTOMERS], { own: 202 }, () => ({
    body: { name: 'Pat Example', email: 'pat@example.test', topic: 'other', message: 'How do I change my address?' },
  })),
  'DELETE /api/v1/visits/last': row(EVERYBODY, { own: 204 }),
  'PUT /api/v1/visits/today': row(EVERYBODY, { own: 204 }, () => ({ body: { step: 'looked', search: 'faucet' } })),
};

/** What machines ask for. */
export const machineRows: Matrix = {
  'GET /health/live': row(EVERYBODY, { own: 200 }),
  'GET /health/ready': row(EVERYBODY, { own: 200 }),
  'GET /metrics': row(EVERYBODY, { own: 200 }),
  'GET /robots.txt': row(EVERYBODY, { own: 200 }),
  'GET /sitemap.xml': row(EVERYBODY, { own: 200 }),
  'GET /sitemaps/:file': row(EVERYBODY, { own: 200, missing: 404 }, (_world, _who, target) => ({
    params: { file: target === 'missing' ? 'nothing.xml' : 'pages.xml' },
  })),
  'GET /problems': row(EVERYBODY, { own: 200 }),
  'GET /problems/:module/:name': row(EVERYBODY, { own: 200, missing: 404 }, (_world, _who, target) => ({
    params: { module: 'booking', name: target === 'missing' ? 'nothing' : 'closed' },
  })),
  'GET /dev/mailbox': row(EVERYBODY, { own: 200 }),
  'GET /dev/mailbox/messages': row(EVERYBODY, { own: 200 }),
};
