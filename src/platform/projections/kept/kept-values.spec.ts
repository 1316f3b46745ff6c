import type { Database } from '../../database/database.js';
import { noteRead } from '../../tables/tables-read.js';
import type { Progress } from '../progress.js';
import { type KeptPart, KeptValues } from './kept-values.js';

const stamps = new Map<string, string>();
const kept = new KeptValues({} as Database, { leading: true, stamps: () => stamps } as unknown as Progress);

let computed: number;
const compute = async () => {
  noteRead(['hours']);
  return ++computed;
};

beforeEach(() => {
  computed = 0;
  stamps.clear();
  stamps.set('hours', '17.0').set('others', '17.0');
});

test('a value stands until one of its tables has changed', async () => {
  const first = await kept.renewed(undefined, compute);
  stamps.set('others', '18.0');
  expect(await kept.renewed(first, compute)).toBe(first);
  stamps.set('hours', '19.0');
  expect((await kept.renewed(first, compute)).value).toBe(2);
});

describe('a value of some rows', () => {
  const next = (before: KeptPart<number> | undefined, version: string) => kept.renewedPart(before, version, compute);

  test('stands while these have the same version, whatever is written to others', async () => {
    const first = await next(undefined, '17');
    stamps.set('hours', '18.0');
    expect(await next(first, '17')).toBe(first);
    expect((await next(first, '18')).value).toBe(2);
  });

  test('is computed again after a repair, which leaves versions as they are', async () => {
    const first = await next(undefined, '17');
    stamps.set('hours', '17.1');
    expect((await next(first, '17')).value).toBe(2);
  });
});
