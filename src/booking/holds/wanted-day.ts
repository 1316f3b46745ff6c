import type { Decision, Loaded } from '../../platform/events/streams.js';
import type { ChosenSlot } from '../terms/terms.decisions.js';
import { Schedule, scheduleId } from '../schedule/schedule.js';
import { holdOfService, Holds } from './holds.js';

/** The vendor's day of which somebody wants hours, and what they hold. */
export interface WantedDay {
  readonly day: Loaded<Schedule>;
  readonly holds: Loaded<Holds>;
  /** Another day, on which their hold of the service is given back for it. */
  readonly otherDay: Loaded<Schedule> | undefined;
}

export async function gatherDay(
  decision: Decision,
  vendorId: string,
  { customerId, serviceId, date }: Pick<ChosenSlot, 'customerId' | 'serviceId' | 'date'>,
  now: string,
): Promise<WantedDay> {
  const holds = await decision.load(Holds, customerId);
  const own = holdOfService(holds.state, serviceId, now);
  return {
    holds,
    day: await decision.load(Schedule, scheduleId(vendorId, date)),
    otherDay: own && own.slot.date !== date ? await decision.load(Schedule, scheduleId(own.vendorId, own.slot.date)) : undefined,
  };
}
