import { setImmediate as turn } from 'node:timers/promises';
import { together } from './together.js';

const AWAY = Object.assign(new Error('The server is shutting down'), { code: '57P01' });

describe('what many ask together', () => {
  let asked: (readonly string[])[];
  let fails: (items: readonly string[]) => Error | undefined;
  let hold: Promise<void> | undefined;
  let ask: (item: string) => Promise<string>;
  beforeEach(() => {
    asked = [];
    fails = () => undefined;
    hold = undefined;
    ask = together(async (items: readonly string[]) => {
      asked.push(items);
      await hold;
      const failure = fails(items);
      if (failure) throw failure;
      return items.map((item) => item.toUpperCase());
    });
  });
  const turns = async () => {
    for (let count = 0; count < 10; count++) await turn();
  };

  test('in one turn is one statement, and each gets the answer to their own question', async () => {
    expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['A', 'B', 'A']);
    expect(asked).toEqual([['a', 'b', 'a']]);
  });

  test('while another statement is under way is one more, after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const first = ask('a');
    await turns();
    const others = [ask('b')];
    await turns();
    others.push(ask('c'));
    await turns();
    expect(asked).toEqual([['a']]);
    resolve();
    expect(await Promise.all([first, ...others])).toEqual(['A', 'B', 'C']);
    expect(asked).toEqual([['a'], ['b', 'c']]);
  });

  test('later is asked anew', async () => {
    await ask('a');
    await ask('a');
    expect(asked).toEqual([['a'], ['a']]);
  });

  test('and cannot be answered for one of them, fails for that one alone', async () => {
    fails = (items) => (items.includes('bad') ? new Error('not this one') : undefined);
    const outcomes = await Promise.allSettled([ask('a'), ask('bad'), ask('c')]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
      'A',
      'Error: not this one',
      'C',
    ]);
    expect(await ask('d')).toBe('D');
  });

  test('fails for all at once while Postgres is away', async () => {
    fails = () => AWAY;
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: AWAY },
      { status: 'rejected', reason: AWAY },
    ]);
    expect(asked).toHaveLength(1);
  });
});
