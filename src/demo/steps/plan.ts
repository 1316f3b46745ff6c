import type { CommandBus } from '@nestjs/cqrs';
import { withAftermath } from '../history/aftermath.js';
import { planCrewBookings } from '../history/crew-bookings.js';
import { HISTORY_DAYS, planBookings } from '../history/history.js';
import { HOUR, MINUTE, shifted } from '../history/shifted.js';
import { planVisits } from '../history/visits.js';
import { buildCrew } from '../market/crew.js';
import { buildMarket } from '../market/market.js';
import { Random } from '../market/random.js';
import { AccountSteps } from './account-steps.js';
import { BookingSteps } from './booking-steps.js';
import { BusinessSteps } from './business-steps.js';
import { CreatedIds } from './created-ids.js';
import { lateSteps } from './late-steps.js';
import type { Step } from './steps.js';
import { visitSteps } from './visit-steps.js';

export const DEMO_SEED = 20_261_121;

/** Half a year of a market's life as commands. */
export interface DemoPlan {
  readonly steps: readonly Step[];
  /** What happened last, and needs the read tables of all before: who answers or reports a review names it as they do. */
  readonly late: readonly Step[];
}

/** @param now the end of that half year. The same `now` makes the same plan. */
export function planDemo(bus: CommandBus, passwordHash: string, now: string): DemoPlan {
  const random = new Random(DEMO_SEED);
  const market = buildMarket(random);
  const { planned, late } = withAftermath(planBookings(market, now, random), now);
  const { crew, random: crewRandom } = buildCrew();
  const ofCrew = planCrewBookings(crew, now, crewRandom);
  const visits = planVisits([...planned, ...ofCrew], now, new Random(DEMO_SEED));
  const begin = shifted(now, -HISTORY_DAYS * 24 * HOUR);
  const created = new CreatedIds();
  const accounts = new AccountSteps(bus, passwordHash);
  const businesses = new BusinessSteps(bus, created, accounts);
  const bookings = new BookingSteps(bus, created);
  return {
    steps: [
      ...accounts.staff(begin),
      ...businesses.categories(begin),
      ...businesses.all(market, { begin, now }),
      ...accounts.customers(market.customers, begin),
      ...planned.flatMap((booking) => bookings.of(booking)),
      ...businesses.crew(crew, begin),
      ...accounts.customers(crew.customers, begin),
      ...ofCrew.flatMap((booking) => bookings.of(booking)),
      ...visitSteps(bus, visits, now),
    ],
    late: lateSteps(bus, created, { late, market, at: shifted(now, -25 * MINUTE) }),
  };
}
