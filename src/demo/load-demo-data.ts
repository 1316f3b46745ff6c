import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PasswordHasher } from '../identity/index.js';
import { asCommand } from '../platform/events/command-context.js';
import { idFrom } from '../platform/ids.js';
import { Consistency } from '../platform/projections/consistency.js';
import { Streams } from '../platform/streams/streams.js';
import type { DemoClock } from './demo-clock.js';
import { DEMO_PASSWORD } from './market/accounts.js';
import { planDemo } from './steps/plan.js';
import { perform, type Step } from './steps/steps.js';

const CATCH_UP_MS = 120_000;
/** Of all the work; the rest is what happened late. */
const FIRST_PART = 0.95;

/**
 * Turns the plan into the product's own commands: half a year up to `now`.
 * @param done hears how far it has come, from 0 to 1
 */
export async function loadDemoData(
  app: INestApplicationContext,
  clock: DemoClock,
  { now, done }: { readonly now: string; readonly done: (share: number) => void },
): Promise<void> {
  const { steps, late } = planDemo(app.get(CommandBus), await app.get(PasswordHasher).hash(DEMO_PASSWORD), now);
  const execute = ({ key, at, run }: Step): Promise<unknown> =>
    clock
      .at(at, () => asCommand({ commandId: idFrom('demo', key) }, run))
      .catch((error: unknown) => {
        throw new Error(`The demo data's step ${key} failed.`, { cause: error });
      });
  await perform(steps, execute, (share) => done(share * FIRST_PART));
  await readTablesCaughtUp(app);
  await perform(late, execute, (share) => done(FIRST_PART + share * (1 - FIRST_PART)));
  await readTablesCaughtUp(app);
}

async function readTablesCaughtUp(app: INestApplicationContext): Promise<void> {
  const head = await app.get(Streams).head();
  if (!(await app.get(Consistency).caughtUp(head, CATCH_UP_MS))) throw new Error('The read tables did not catch up with the demo data.');
}
