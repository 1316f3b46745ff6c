import { setImmediate as turn } from 'node:timers/promises';
import { allOf, someAtOnce } from './some-at-once.js';

describe('work that is done side by side', () => {
  let begun: string[];
  let ends: Map<string, PromiseWithResolvers<void>>;
  beforeEach(() => {
    begun = [];
    ends = new Map();
  });
  const work = (name: string): Promise<void> => {
    begun.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return end.promise;
  };
  const turns = async () => {
    for (let count = 0; count < 10; count++) await turn();
  };

  test('is begun in its order, so much at once, and the next as soon as one has ended', async () => {
    const done = someAtOnce(['a', 'b', 'c', 'd'], 2, work);
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')!.resolve();
    await turns();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('c')!.resolve();
    ends.get('a')!.resolve();
    await turns();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    ends.get('d')!.resolve();
    await done;
  });

  test('ends after a failure when what runs has ended, and begins nothing more', async () => {
    let over: unknown;
    someAtOnce(['a', 'b', 'c'], 2, work).then(undefined, (error: unknown) => (over = error));
    ends.get('a')!.reject(new Error('a has failed'));
    await turns();
    expect(over).toBeUndefined();
    ends.get('b')!.resolve();
    await turns();
    expect(String(over)).toBe('Error: a has failed');
    expect(begun).toEqual(['a', 'b']);
  });

  test('all of it, too, ends when each has ended, with the first failure by their order', async () => {
    let over: unknown;
    allOf(['a', 'b', 'c'].map(work)).then(undefined, (error: unknown) => (over = error));
    ends.get('c')!.reject(new Error('c has failed'));
    ends.get('b')!.reject(new Error('b has failed'));
    await turns();
    expect(over).toBeUndefined();
    ends.get('a')!.resolve();
    await turns();
    expect(String(over)).toBe('Error: b has failed');
    expect(await allOf([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
  });
});
