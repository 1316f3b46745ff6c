import { lookupZip, type Point } from '../../../src/platform/geo/zip.js';
import type { VendorEvent } from '../../../src/vendor-onboarding/vendor.events.js';
import type { TestApp } from '../../support/app.js';
import { dayIn } from './days.js';
import { distinct } from './sums.js';
import type { Told } from './told.js';

/** Somebody who can be booked. */
interface Provider {
  readonly zip: string;
  readonly miles: number;
}

/** Where customers asked for work, and who drives there, counted from what the history tells, without the help of any read table. */
export class CountedPlaces {
  private constructor(
    private readonly told: Told,
    private readonly providers: readonly Provider[],
  ) {}

  static async of({ database }: TestApp, told: Told): Promise<CountedPlaces> {
    const { rows } = await database.pool.query<VendorEvent>('select type, data from es.events order by position');
    return new CountedPlaces(told, providersNow(rows));
  }

  figures(from: string, to: string) {
    const made = this.told.bookings.filter(({ createdAt }) => dayIn('UTC', createdAt) >= from && dayIn('UTC', createdAt) <= to);
    const places = distinct(made.flatMap(({ zip }) => zip ?? [])).map((zip) => {
      const those = made.filter((booking) => booking.zip === zip);
      const { city, state, latitude, longitude } = lookupZip(zip)!;
      const notAccepted = those.filter(({ confirmedAt, cancelled }) => cancelled && !confirmedAt).length;
      const providers = this.providers.filter((each) => milesBetween(lookupZip(each.zip)!, { latitude, longitude }) <= each.miles).length;
      return { zip, city, state, latitude, longitude, bookings: those.length, notAccepted, providers };
    });
    const unknown = made.filter(({ zip }) => zip === null).length;
    return { from, to, bookings: made.length, unknown, providers: this.providers.length, places };
  }
}

/** Everybody who can be booked as things stand, with where they are and how far they drive. */
function providersNow(events: readonly VendorEvent[]): readonly Provider[] {
  const all = new Map<string, Provider>();
  const bookable = new Set<string>();
  for (const { type, data } of events) {
    const id = data.vendorId;
    if (type === 'VendorAppliedV2') all.set(id, { zip: data.businessZip, miles: data.serviceAreaRadius });
    else if (type === 'BusinessProfileUpdated') all.set(id, { ...all.get(id)!, miles: data.serviceAreaRadius });
    else if (type === 'BusinessContactChanged') all.set(id, { ...all.get(id)!, zip: data.businessZip });
    else if (type === 'VendorApproved' || type === 'VendorResumed' || type === 'VendorReinstatedV2') bookable.add(id);
    else if (type === 'VendorPaused' || type === 'VendorSuspendedV3') bookable.delete(id);
  }
  return [...bookable].map((id) => all.get(id)!);
}

/** By the law of cosines on a globe. */
function milesBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [here, there] = [radians(one.latitude), radians(other.latitude)];
  const apart = radians(other.longitude - one.longitude);
  return 3958.8 * Math.acos(Math.min(1, Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(apart)));
}
