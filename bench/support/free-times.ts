import { Random } from '../../src/demo/market/random.js';
import { idFrom } from '../../src/platform/ids.js';
import { type Append, noStream } from '../../src/platform/streams/streams.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { PARTS_OF_DAY } from '../../src/platform/time/when.js';
import { event } from '../../src/scheduling/schedule/schedule.events.js';
import { vendorId } from './big-market.js';
import { type Combination } from './list-questions.js';

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const SHARE_TAKEN = 0.6;

/** So many days of every provider, more than half of whose hours are taken. */
export function* takenDays(vendors: number, from: string, days: number): Generator<Append> {
  for (let ahead = 0; ahead < days; ahead++) {
    for (let index = 0; index < vendors; index++) yield takenDay(index, addDays(from, ahead));
  }
}

export function takenDay(index: number, date: string): Append {
  const random = new Random(index + Date.parse(date) / 86_400_000);
  const vendor = vendorId(index);
  const taken = HOURS.filter(() => random.chance(SHARE_TAKEN));
  return {
    stream: `schedule-${vendor}-${date}`,
    events: taken.map((hour) =>
      event('SlotReserved', {
        vendorId: vendor,
        date,
        bookingId: idFrom('bench-slot', `${vendor} ${date} ${hour}`),
        lane: 0,
        hours: [hour],
      }),
    ),
    expected: noStream,
  };
}

/** The same question for a day, or a part of one; each time another. */
export function at(combination: Combination, time: number, from: string, days: number): Combination {
  const day = addDays(from, time % days);
  const part = [undefined, ...PARTS_OF_DAY][Math.floor(time / days) % (PARTS_OF_DAY.length + 1)];
  return { ...combination, settings: [...combination.settings, () => ({ day, ...(part && { part }) })] };
}
