import { SharedReading } from './shared-reading.js';

/** Readings that end when they are told to. */
function readings() {
  const shared = new SharedReading<number>();
  const begun: PromiseWithResolvers<number>[] = [];
  const seen: (number | undefined)[] = [];
  const ask = () =>
    shared.next((last) => {
      const reading = Promise.withResolvers<number>();
      begun.push(reading);
      seen.push(last);
      return reading.promise;
    });
  return { ask, begun, seen };
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

test('whoever comes while it is read shares the next reading with all who have waited', async () => {
  const { ask, begun, seen } = readings();
  const first = ask();
  await turns();
  const others = [ask(), ask(), ask()];
  await turns();
  expect(begun).toHaveLength(1);
  begun[0]!.resolve(1);
  expect(await first).toBe(1);
  await turns();
  expect(begun).toHaveLength(2);
  begun[1]!.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(seen).toEqual([undefined, 1]);
});

test('a reading that fails is told to those who share it, and to nobody who comes later', async () => {
  const { ask, begun, seen } = readings();
  const first = ask();
  await turns();
  const second = ask();
  begun[0]!.reject(new Error('No connection'));
  await expect(first).rejects.toThrow('No connection');
  await turns();
  begun[1]!.resolve(2);
  expect(await second).toBe(2);
  expect(seen).toEqual([undefined, undefined]);
});
