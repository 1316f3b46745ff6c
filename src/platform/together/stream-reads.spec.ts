import { type StoredStream, type Streams } from '../streams/streams.js';
import { StreamReads } from './stream-reads.js';

test('a stream that several ask for at once is read once, and each is answered with their own', async () => {
  const read: (readonly string[])[] = [];
  const streams = {
    readAll: (names: readonly string[]) => {
      read.push(names);
      return Promise.resolve(names.map((name) => ({ events: [], expected: name.length }) as unknown as StoredStream));
    },
  };
  const reads = new StreamReads(streams as unknown as Streams);
  const found = await Promise.all(['one', 'three', 'one'].map((name) => reads.read(name)));
  expect(found.map(({ expected }) => expected)).toEqual([3, 5, 3]);
  expect(read).toEqual([['one', 'three']]);
  await reads.read('one');
  expect(read).toEqual([['one', 'three'], ['one']]);
});
