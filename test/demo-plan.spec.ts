import { randomUUID } from 'node:crypto';
import type { CommandBus } from '@nestjs/cqrs';
import { planDemo } from '../src/demo/steps/plan.js';
import { perform, type Step } from '../src/demo/steps/steps.js';
import { testClock } from './support/test-clock.js';

const HOUR = 3_600_000;
/** Each hour of the day, on two days of which one changes to daylight saving and one ends a leap year's February. */
const HOURS = ['2026-11-21T00:00:00.000Z', '2027-03-14T00:00:00.000Z', '2028-02-29T00:00:00.000Z'].flatMap((day) =>
  Array.from({ length: 24 }, (_, hour) => new Date(Date.parse(day) + hour * HOUR).toISOString()),
);

/** Answers every command with ids, a turn later, as a real one would. */
const bus = {
  execute: async () => {
    await Promise.resolve();
    return { categoryId: randomUUID(), vendorId: randomUUID(), serviceId: randomUUID(), bookingId: randomUUID(), reviewId: randomUUID() };
  },
} as unknown as CommandBus;

const planAt = (now: string) => planDemo(bus, 'a hash', now);
const ofKind = (steps: readonly Step[], kind: string) => steps.filter(({ key }) => key.endsWith(kind)).length;

describe('the plan of the demo data', () => {
  test('is the same every time', () => {
    const outline = () => planAt(HOURS[0]!).steps.map(({ key, at, touches, needs }) => ({ key, at, touches, needs }));
    expect(outline()).toEqual(outline());
  });

  test.each(process.env['TEST_CLOCK'] ? [testClock()] : HOURS)(
    'at %s names nothing that has not been made, and gives both sides and the claims desk something to answer',
    async (now) => {
      const { steps, late } = planAt(now);
      const execute = ({ run }: Step) => run();
      await perform(steps, execute, () => undefined);
      await perform(late, execute, () => undefined);

      expect(new Set([...steps, ...late].map(({ key }) => key)).size).toBe(steps.length + late.length);
      expect([...steps, ...late].filter(({ at }) => at >= now)).toEqual([]);
      const kinds = ['propose-time', 'claim', 'contest', 'problem', 'reply', 'report'];
      expect(kinds.map((kind) => [kind, ofKind(late, `-${kind}`)])).toEqual([
        ['propose-time', 2],
        ['claim', 2],
        ['contest', 2],
        ['problem', 2],
        ['reply', 60],
        ['report', 1],
      ]);
    },
  );
});
