import { HeldServiceRow, heldServices } from './holds/held-services.projection.js';
import { ChangedDayRow, changedDays } from './schedule/changed-days.projection.js';
import { SlotHoldRow, slotHolds } from './schedule/slot-holds.projection.js';
import { TakenHour, takenHours } from './schedule/taken-hours.projection.js';

export { HoldSlot } from './holds/hold-slot.command.js';
export { holdConcerns } from './holds/holds.concerns.js';

export { HeldServiceRow };
export { Holds, liveHolds } from './holds/holds.js';
export { gatherSlot, loadService } from './holds/slot-facts.js';
export { hold, release, releaseHold, reserve, Schedule, SCHEDULE_TRIES, scheduleId, type TakenHours } from './schedule/schedule.js';
export { keptOn, laneOf, laneOfHold, takenOn } from './schedule/taken-hours.queries.js';
export { SchedulingModule } from './scheduling.module.js';
export { type DayRoom, nextStart, roomOf } from './room/room.decisions.js';
export { bookableDays, bookableMonth } from './slots/bookable-month.js';
export { bookingSettings } from './slots/booking-settings.queries.js';
export { SlotTaken } from './slots/free-time.decisions.js';
export { IsStartTime } from './slots/is-start-time.js';
export { withNearestSlots } from './slots/nearest-free-slots.js';
export { UNAVAILABLE_REASONS, slotView } from './slots/slot-view.js';
export { freeSlotsOf, type Hours, hoursOf, isOpen, occupiedHours, type Slot, type SlotFacts, slotsOf } from './slots/slots.decisions.js';
export { BookableDaysDto } from './slots/slots.dto.js';
export { termsLinesView, mustExist } from './terms/terms.decisions.js';

export const schedulingEntities = [TakenHour, SlotHoldRow, ChangedDayRow, HeldServiceRow];
export const schedulingProjections = [takenHours, slotHolds, changedDays, heldServices];
