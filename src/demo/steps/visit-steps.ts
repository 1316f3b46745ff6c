import type { CommandBus } from '@nestjs/cqrs';
import { type CountedVisits, CountVisits } from '../../visits/index.js';
import { HOUR, MINUTE, shifted } from '../history/shifted.js';
import type { Step } from './steps.js';

/** Each day is counted shortly after it is over: shortly after midnight, yesterday is still to be. */
export const visitSteps = (bus: CommandBus, days: readonly CountedVisits[], now: string): Step[] =>
  days
    .map((visits) => ({
      key: `visits-${visits.day}`,
      at: shifted(`${visits.day}T00:00:00.000Z`, 24 * HOUR + 10 * MINUTE),
      touches: [],
      needs: [],
      run: () => bus.execute(new CountVisits(visits)),
    }))
    .filter(({ at }) => at < now);
