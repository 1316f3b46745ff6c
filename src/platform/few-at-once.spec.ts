import { FewAtOnce } from './few-at-once.js';

const FULL = new Error('full');

describe('few at once', () => {
  let begun: string[];
  let ends: Map<string, PromiseWithResolvers<string>>;
  let few: FewAtOnce;
  beforeEach(() => {
    begun = [];
    ends = new Map();
    few = new FewAtOnce(2, 1, () => FULL);
  });
  const piece = (name: string): Promise<string> => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return few.do(() => {
      begun.push(name);
      return end.promise;
    });
  };

  test('so many are done, the next waits for a place, and whoever comes then is refused', async () => {
    const [first, second, third] = [piece('first'), piece('second'), piece('third')];
    await expect(piece('fourth')).rejects.toBe(FULL);
    expect(() => few.mustHaveRoom()).toThrow(FULL);
    expect(begun).toEqual(['first', 'second']);

    ends.get('second')!.resolve('done');
    await expect(second).resolves.toBe('done');
    expect(begun).toEqual(['first', 'second', 'third']);
    few.mustHaveRoom();

    for (const name of ['first', 'third']) ends.get(name)!.resolve('done');
    await Promise.all([first, third]);
  });

  test('work that fails gives its place back', async () => {
    const failed = ['first', 'second', 'third'].map(piece);
    for (const end of ends.values()) end.reject(new Error('broken'));
    for (const one of failed) await expect(one).rejects.toThrow('broken');
    const next = piece('next');
    expect(begun).toContain('next');
    ends.get('next')!.resolve('done');
    await next;
  });
});
