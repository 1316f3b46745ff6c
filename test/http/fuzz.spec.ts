import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../src/demo/market/random.js';
import { achieved, figure, FULL, SEED } from '../support/figure.js';
import { MATRIX } from './authorization/matrix.js';
import { buildWorld, type World } from './authorization/world.js';
import { signedIn } from './booking-support.js';
import { OPERATIONS } from './fuzz/api.js';
import { type Input, Inputs } from './fuzz/input.js';

const INPUTS = figure({ small: 600, full: 20_000 });
const AT_ONCE = 3;
/** Then another begins: what is drawn uses up what is there, and whom. */
const OF_A_WORLD = 1000;
/** Nothing is answered later; how fast a busy machine is says nothing in `npm test`. */
const LATEST_MS = FULL ? 2000 : 60_000;
/** How often a request is sent again that the product has turned away because it had too much to do. */
const AGAIN_AT_MOST = 30;

interface Answered {
  readonly input: Input;
  /** 0: not within the time. */
  readonly status: number;
  readonly tookMs: number;
  readonly told: string;
}

const answered: Answered[] = [];
beforeAll(async () => {
  for (let seed = SEED; answered.length < INPUTS; seed++) await askWorld(seed, Math.min(INPUTS - answered.length, OF_A_WORLD));
}, 7_200_000);
afterAll(() =>
  achieved(3, {
    inputs: answered.length,
    'accepted ones': answered.filter(({ status }) => status > 0 && status < 300).length,
    'ms the slowest took': Math.round(Math.max(...answered.map(({ tookMs }) => tookMs))),
  }),
);

async function askWorld(seed: number, inputs: number): Promise<void> {
  const world = await buildWorld();
  const drawn = new Inputs(world, new Random(seed));
  // One after another, so that the seed alone decides what is drawn; a few are under way at once.
  let drawing: Promise<unknown> = Promise.resolve();
  const draw = (): Promise<Input> => {
    const next = drawing.then(() => drawn.next());
    drawing = next.catch(() => undefined);
    return next;
  };
  let left = inputs;
  const client = async () => {
    while (left-- > 0) answered.push(await send(world, await draw()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  await world.close();
}

async function send(world: World, input: Input): Promise<Answered> {
  const { method, path, headers, body } = input;
  for (let tries = 1; ; tries++) {
    const start = performance.now();
    const gone = AbortSignal.timeout(LATEST_MS);
    const outcome = await fetch(`${world.app.url}${path}`, { method, headers, body: body ?? null, signal: gone, redirect: 'manual' })
      .then(async (answer) => {
        // A stream has no end.
        if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
          await answer.body!.cancel();
          return { status: answer.status, told: '', after: null };
        }
        return { status: answer.status, told: (await answer.text()).slice(0, 300), after: answer.headers.get('retry-after') };
      })
      .catch((error: Error) => ({ status: 0, told: `${error.name}: ${error.message} ${String(error.cause)}`, after: null }));
    if (outcome.status === 503 && outcome.after && tries < AGAIN_AT_MOST) {
      await pause(Number(outcome.after) * 1000);
      continue;
    }
    if (outcome.status === 401) await signInAgain(world, input);
    return { input, status: outcome.status, told: outcome.told, tookMs: performance.now() - start };
  }
}

/** Some of what is drawn ends the sessions of who asks. */
async function signInAgain(world: World, { who }: Input): Promise<void> {
  if (who === 'visitor') return;
  const members = world.members as Record<typeof who, World['members'][typeof who]>;
  members[who] = await signedIn(world.app, members[who]).catch(() => members[who]);
}

const failures = (wrong: (status: number) => boolean) =>
  answered.filter(({ status }) => wrong(status)).map(({ input, status, told }) => ({ ...input, status, told }));

describe(`${INPUTS} requests in the shape of the API, and out of it (seed ${SEED})`, () => {
  test('ask every route of the document, which are those of the product', () => {
    expect(OPERATIONS.length).toBeGreaterThan(100);
    expect(OPERATIONS.filter(({ route }) => !MATRIX[route])).toEqual([]);
    const asked = new Set(answered.map(({ input: { method, path } }) => `${method} ${path.split('?')[0]!.split('/')[3]}`));
    expect(asked.size).toBeGreaterThan(20);
  });

  test('are all answered, in time', () => expect(failures((status) => status === 0)).toEqual([]));

  test('never make the product fail', () => expect(failures((status) => status >= 500)).toEqual([]));

  test('go in deep: some are accepted, and few are turned away at the door', () => {
    const share = (kind: (status: number) => boolean) => answered.filter(({ status }) => kind(status)).length / answered.length;
    expect(share((status) => status >= 200 && status < 300)).toBeGreaterThan(0.15);
    expect(share((status) => status === 401)).toBeLessThan(0.15);
  });
});
