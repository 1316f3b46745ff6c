import { send } from './authorization/ask.js';
import { MATRIX } from './authorization/matrix.js';
import { TARGETS } from './authorization/row.js';
import { buildWorld, type World } from './authorization/world.js';
import { HOSTILE } from './fuzz/hostile.js';

const WRITES = Object.entries(MATRIX).filter(([route, { ask }]) => ask && !route.startsWith('GET '));

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

test.each(WRITES)('%s has an answer to whatever stands in a field', async (route, row) => {
  const who = row.open[0]!;
  const target = TARGETS.find((each) => row.answers[each] !== undefined)!;
  const asked = await row.ask!(world, who, target);
  const bodies = asked.body ? spoilt(asked.body) : [];
  const statuses = new Map<unknown, number>();
  for (const body of [...bodies, ...HOSTILE])
    statuses.set(body, (await send(world, route, { ...asked, text: JSON.stringify(body) }, who)).status);
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
});

/** The body with each field, at each depth, spoilt in each way. */
function spoilt(body: object): object[] {
  return Object.entries(body).flatMap(([field, value]) => [
    ...HOSTILE.map((hostile) => ({ ...body, [field]: hostile })),
    ...(value !== null && typeof value === 'object' ? spoilt(value as object).map((inner) => ({ ...body, [field]: inner })) : []),
  ]);
}
