import type { BookingCreated } from '../../../src/booking/booking.events.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../../src/vendor-onboarding/index.js';
import type { WorkingHoursChanged } from '../../../src/vendor-onboarding/settings/vendor-settings.events.js';
import type { VendorEvent } from '../../../src/vendor-onboarding/vendor.events.js';
import type { TestApp } from '../../support/app.js';
import { dayIn } from './days.js';

type Happened = BookingCreated | WorkingHoursChanged | VendorEvent;
type Week = WorkingHoursChanged['data']['weeklyHours'];

/** In what state each of these leaves a provider. */
const CAN_BE_BOOKED: Partial<Record<Happened['type'], boolean>> = {
  VendorApproved: true,
  VendorPaused: false,
  VendorResumed: true,
  VendorSuspendedV3: false,
  VendorReinstatedV2: true,
};

/** For which hours customers asked, and who works then, counted from the events one by one, without the help of any read table. */
export class CountedHours {
  private constructor(private readonly events: readonly Happened[]) {}

  static async of({ database }: TestApp): Promise<CountedHours> {
    const { rows } = await database.pool.query<Happened>('select type, data from es.events order by position');
    return new CountedHours(rows);
  }

  figures(from: string, to: string) {
    const asked = this.events.flatMap((each) => (each.type === 'BookingCreated' ? [each.data] : [])).filter(isIn(from, to));
    const weeks = this.weeksNow();
    const hours = Array.from({ length: 7 * 24 }, (_, place) => {
      const [weekday, hour] = [Math.floor(place / 24), place % 24];
      const works = (week: Week) => week[weekday]!.some((span) => span.from <= hour && hour < span.to);
      const isThen = ({ slot }: BookingCreated['data']) =>
        new Date(`${slot.date}T${slot.time}Z`).getUTCDay() === weekday && new Date(`${slot.date}T${slot.time}Z`).getUTCHours() === hour;
      return { weekday, hour, bookings: asked.filter(isThen).length, providers: weeks.filter(works).length };
    });
    return {
      from,
      to,
      bookings: asked.length,
      providers: weeks.length,
      hours: hours.filter(({ bookings, providers }) => bookings > 0 || providers > 0),
    };
  }

  /** Of everybody who can be booked as things stand. */
  private weeksNow(): readonly Week[] {
    const weeks = new Map<string, Week>();
    const bookable = new Set<string>();
    for (const { type, data } of this.events) {
      if (!('vendorId' in data)) continue;
      if (type === 'WorkingHoursChanged') weeks.set(data.vendorId, data.weeklyHours);
      if (CAN_BE_BOOKED[type] === true) bookable.add(data.vendorId);
      if (CAN_BE_BOOKED[type] === false) bookable.delete(data.vendorId);
    }
    return [...bookable].map((id) => weeks.get(id) ?? DEFAULT_VENDOR_SETTINGS.weeklyHours);
  }
}

const isIn =
  (from: string, to: string) =>
  ({ createdAt }: BookingCreated['data']) =>
    dayIn('UTC', createdAt) >= from && dayIn('UTC', createdAt) <= to;
