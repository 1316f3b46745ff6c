import { streamOf } from '../../src/platform/events/decider.js';
import { newId } from '../../src/platform/ids.js';
import { noStream, type Streams } from '../../src/platform/streams/streams.js';
import { LimitsSetting, PLATFORM } from '../../src/platform-settings/index.js';
import { anyEvent } from './any-event.js';
import { WIDE } from './wide.js';

/** An administrator whom nobody knows has set limits that no test meets: few people book much in them. */
export async function widenLimits(streams: Streams, now: string): Promise<void> {
  const stream = streamOf(LimitsSetting, PLATFORM);
  const { expected } = await streams.read(stream);
  if (expected !== noStream) return;
  const by = newId();
  const why = { subject: by, fields: { reason: 'Few people book much here.' } };
  await streams.append(stream, [anyEvent('BookingLimitsSet', { ...WIDE, by, setAt: now }, why)], expected);
}
