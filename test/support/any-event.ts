import type { AnyEvent, Personal } from '../../src/platform/events/event.js';

/** An event with no more in it than a test needs, or one that the product records no longer. */
export const anyEvent = (type: string, data: object, personal?: Personal): AnyEvent =>
  personal ? { type, data, personal } : { type, data };
