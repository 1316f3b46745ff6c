import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';
import { achieved } from '../support/figure.js';
import { send } from './authorization/ask.js';
import { MATRIX } from './authorization/matrix.js';
import { TARGETS } from './authorization/row.js';
import { buildWorld, NOWHERE, type World } from './authorization/world.js';

/** What only the server says. Whoever could set one of these would act as somebody else, pay less, or skip a step. */
const PRIVILEGED: Readonly<Record<string, unknown>> = {
  id: NOWHERE,
  userId: NOWHERE,
  customerId: NOWHERE,
  vendorId: NOWHERE,
  ownerId: NOWHERE,
  actor: NOWHERE,
  actorId: NOWHERE,
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  isActive: true,
  active: true,
  status: 'completed',
  verificationStatus: 'approved',
  emailVerified: true,
  twoFactorWaived: true,
  price: 0,
  priceCents: 0,
  totalPrice: 0,
  totalCents: 0,
  platformFeeCents: 0,
  averageRating: 5,
  reviewCount: 1000,
  revision: 99,
  submission: 1,
  createdAt: '2020-01-01T00:00:00.000Z',
  commandId: NOWHERE,
};

/** Names by which JavaScript itself could be reached. */
const INHERITED = ['"__proto__":{"roles":["admin"]}', '"constructor":{"prototype":{"roles":["admin"]}}', '"prototype":{"roles":["admin"]}'];

const WRITES = Object.entries(MATRIX).filter(([route, { ask }]) => ask && !route.startsWith('GET '));

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
let refused = 0;
afterAll(() => {
  achieved(2, { writes: WRITES.length, 'bodies with a privileged field': refused });
  return world.close();
});

describe.each(WRITES)('%s', (route, row) => {
  test('takes no field that only the server may set', async () => {
    const who = row.open[0]!;
    const target = TARGETS.find((each) => row.answers[each] !== undefined)!;
    const asked = await row.ask!(world, who, target);
    if (!asked.body) return expect(openApiBody(route)).toBeUndefined();
    const declared = Object.keys(openApiBody(route) ?? {});
    expect(declared.length).toBeGreaterThan(0);

    await world.app.caughtUp();
    const before = await world.app.streams.head();
    for (const body of poisoned(asked.body, declared)) {
      const answer = await send(world, route, { ...asked, body }, who);
      expect({ sent: body, status: answer.status }).toEqual({ sent: body, status: 400 });
      refused++;
    }
    for (const inherited of INHERITED) {
      const text = JSON.stringify(asked.body).replace(/^\{/, (brace) => `${brace}${inherited},`);
      const answer = await send(world, route, { ...asked, text }, who);
      expect({ sent: text, status: answer.status }).toEqual({ sent: text, status: 400 });
      refused++;
    }
    expect(await world.app.streams.head()).toBe(before);
  });
});

/** The body with each privileged field that it does not declare, at its top and in each object within. */
function poisoned(body: object, declared: readonly string[]): object[] {
  const here = Object.entries(PRIVILEGED)
    .filter(([field]) => !declared.includes(field) && !(field in body))
    .map(([field, value]) => ({ ...body, [field]: value }));
  const within = Object.entries(body).flatMap(([field, inner]) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? poisoned(inner as object, []).map((bad) => ({ ...body, [field]: bad }))
      : [],
  );
  return [...here, ...within];
}

const document = JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } } | undefined> | undefined
  >;
  components: { schemas: Record<string, { properties?: Record<string, unknown> } | undefined> };
};

/** The fields that the route's body declares; `undefined` when it takes none. */
function openApiBody(route: string): Record<string, unknown> | undefined {
  const [method, path] = route.split(' ') as [string, string];
  const reference =
    document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema.$ref;
  return reference === undefined ? undefined : document.components.schemas[reference.split('/').at(-1)!]?.properties;
}
