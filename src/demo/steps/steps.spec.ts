import { perform, type Step } from './steps.js';

describe('the steps of the demo data', () => {
  let went: string[];
  const step = (key: string, minute: number, rest: Partial<Step> = {}): Step => ({
    key,
    at: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
    touches: [key],
    needs: [],
    run: () => Promise.resolve(),
    ...rest,
  });
  const performed = async (...steps: Step[]) => {
    went = [];
    await perform(
      steps,
      async ({ key }) => {
        went.push(`${key} begins`);
        await Promise.resolve();
        went.push(`${key} ends`);
      },
      () => undefined,
    );
    return went;
  };

  test('go in the order of their time, at once where they touch nothing in common', async () => {
    expect(await performed(step('b', 2), step('a', 1))).toEqual(['a begins', 'b begins', 'a ends', 'b ends']);
  });

  test('wait for what touches the same', async () => {
    const touches = ['day'];
    expect(await performed(step('a', 1, { touches }), step('b', 2, { touches }))).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('wait for what makes the thing that they need, and not for each other', async () => {
    const needs = ['offer'];
    expect(await performed(step('offer', 1), step('a', 2, { needs }), step('b', 3, { needs }))).toEqual([
      'offer begins',
      'offer ends',
      'a begins',
      'b begins',
      'a ends',
      'b ends',
    ]);
  });
});
