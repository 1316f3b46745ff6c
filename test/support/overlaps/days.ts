import type { Told } from './told.js';

interface Keeper {
  readonly holder: string;
  /** The end of a hold. */
  readonly until?: string;
}

/** The days of all vendors, hour by hour, as their schedules tell. */
export class Days {
  /** Hours of a lane that somebody was given while another had them. */
  readonly found: string[] = [];
  readonly vendorsWithLanes = new Set<string>();
  /** When each booking begins by the hours that it has: one time, unless something is wrong. */
  readonly reservations = new Map<string, string[]>();
  private readonly hours = new Map<string, Keeper[]>();

  hear({ type, data, meta }: Told): void {
    if (type === 'SlotReserved' || type === 'SlotHeld') {
      const keeper = type === 'SlotHeld' ? { holder: data.holdId, until: data.until } : { holder: data.bookingId };
      for (const hour of hoursOf(data)) this.give(hour, keeper, meta.at);
      if (data.lane > 0) this.vendorsWithLanes.add(data.vendorId);
      if (type === 'SlotReserved') this.reservations.set(data.bookingId, [...(this.reservations.get(data.bookingId) ?? []), startOf(data)]);
    } else if (type === 'SlotReleased' || type === 'SlotHoldReleased') {
      const holder = type === 'SlotReleased' ? data.bookingId : data.holdId;
      for (const hour of hoursOf(data)) {
        this.hours.set(
          hour,
          this.keepers(hour).filter((other) => other.holder !== holder),
        );
      }
      if (type === 'SlotReleased') this.forget(data.bookingId, startOf(data));
    }
  }

  private give(hour: string, keeper: Keeper, at: string): void {
    const before = this.keepers(hour).filter(({ until }) => until === undefined || at < until);
    for (const { holder } of before) this.found.push(`${hour}: ${holder} and ${keeper.holder}`);
    this.hours.set(hour, [...before, keeper]);
  }

  private keepers(hour: string): readonly Keeper[] {
    return this.hours.get(hour) ?? [];
  }

  private forget(bookingId: string, start: string): void {
    const left = (this.reservations.get(bookingId) ?? []).filter((other) => other !== start);
    if (left.length > 0) this.reservations.set(bookingId, left);
    else this.reservations.delete(bookingId);
  }
}

interface Taken {
  readonly vendorId: string;
  readonly date: string;
  readonly lane: number;
  readonly hours: readonly number[];
}

const hoursOf = ({ vendorId, date, lane, hours }: Taken): string[] => hours.map((hour) => `${vendorId} ${date} lane ${lane} hour ${hour}`);
const startOf = ({ date, hours }: Taken): string => `${date} ${String(hours[0]).padStart(2, '0')}:00`;
