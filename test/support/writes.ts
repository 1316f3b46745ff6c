import { jest } from '@jest/globals';
import type { Append, Written } from '../../src/platform/streams/appends.js';
import type { Streams } from '../../src/platform/streams/streams.js';

type Write = (items: readonly Append[]) => Promise<Written>;

/** Stands in front of each write of the store, also of what only looks whether something still stands. Holds until `mockRestore`. */
export function inFrontOfWrites(streams: Streams, instead: (items: readonly Append[], write: Write) => Promise<Written>) {
  // Protected, so that nothing in the product writes past the memory of the streams.
  const store = streams as unknown as { write: Write };
  const write = store.write.bind(streams);
  return jest.spyOn(store, 'write').mockImplementation((items) => instead(items, write));
}

/** Whether such an event is written, or any, without a type. */
export const hasEvent = (items: readonly Append[], type?: string) =>
  items.some(({ events }) => events.some((event) => event.type === (type ?? event.type)));

/** Something happens once, just before the next event (of this type) is written. */
export function beforeWriting(streams: Streams, work: () => Promise<unknown>, type?: string): void {
  const spy = inFrontOfWrites(streams, async (items, write) => {
    if (!hasEvent(items, type)) return write(items);
    spy.mockRestore();
    await work();
    return write(items);
  });
}

/** The first two writes of such an event wait for each other: each was decided before the other was written. Holds until `mockRestore`. */
export function bothDecideBeforeEither(streams: Streams, type: string) {
  const { promise: both, resolve: release } = Promise.withResolvers<void>();
  let decided = 0;
  return inFrontOfWrites(streams, async (items, write) => {
    if (hasEvent(items, type)) {
      decided += 1;
      if (decided === 2) release();
      await both;
    }
    return write(items);
  });
}
