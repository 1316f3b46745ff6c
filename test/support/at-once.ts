import { jest } from '@jest/globals';
import type { Streams } from '../../src/platform/streams/streams.js';

/** The first two appends of such an event wait for each other: each was decided before the other was written. Holds until `mockRestore`. */
export function bothDecideBeforeEither(streams: Streams, type: string) {
  const append = streams.appendAll.bind(streams);
  const { promise: both, resolve: release } = Promise.withResolvers<void>();
  let decided = 0;
  return jest.spyOn(streams, 'appendAll').mockImplementation(async (items) => {
    if (items.some(({ events }) => events.some((event) => event.type === type))) {
      decided += 1;
      if (decided === 2) release();
      await both;
    }
    return append(items);
  });
}
