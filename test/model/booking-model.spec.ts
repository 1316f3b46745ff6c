import fc from 'fast-check';
import { DeclaredEvents } from '../support/declared-events.js';
import { achieved, figure, SEED } from '../support/figure.js';
import { cancellationCost, SIDES } from './life.js';
import { allowed, offered, previewed, rowOf } from './screens.js';
import { agreements, walks } from './steps.js';
import { told } from './told.js';
import { TRANSITION_NAMES } from './transitions.js';
import { Walk } from './walk.js';

const RUNS = figure({ small: 2000, full: 5000 });

/** The table of the product's decisions (life.ts, transitions.ts) against the decisions of the code, on the same walks through a booking's life. */
describe('whatever both sides, an admin and the clock do with a booking', () => {
  const taken = new Map<string, number>();
  const done = { lives: 0, steps: 0 };
  let declared: DeclaredEvents;
  beforeAll(async () => {
    declared = await DeclaredEvents.read();
  });
  afterAll(() => achieved(6, done));

  test('it becomes what the table says, and each side is offered what the table allows', () =>
    fc.assert(
      fc.property(agreements, walks, fc.context(), (agreed, steps, context) => {
        const walk = new Walk(agreed, (line) => context.log(line));
        for (const step of steps) {
          walk.take(step);
          const { here, life } = walk;
          const { history } = walk.product;
          expect(told(history)).toEqual(life);
          const row = rowOf(history);
          for (const side of SIDES) expect(offered(side, row, here).toSorted()).toEqual(allowed(side, here).toSorted());
          if (allowed('customer', here).includes('cancel')) {
            expect(previewed(row, here)).toBe(life.status === 'confirmed' ? cancellationCost(life, agreed, walk.now) : 0);
          }
        }
        declared.see(
          walk.product.history.map(({ type, data, personal }) => ({ type, data, personal: personal && Object.keys(personal.fields) })),
        );
        done.lives++;
        done.steps += steps.length;
        for (const name of walk.taken) taken.set(name, (taken.get(name) ?? 0) + 1);
      }),
      { numRuns: RUNS, seed: SEED },
    ));

  test('no line of the table is left out', () => expect(TRANSITION_NAMES.filter((name) => (taken.get(name) ?? 0) < 3)).toEqual([]));

  test('each event has the keys that its type declares, and no others', () => expect(declared.misfits).toEqual([]));
});
