import { PLATFORM_FEE_CENTS, priceLines, shownLines, sumOf } from '../../catalog/price.js';
import { isOffered, type Service } from '../../catalog/service.js';
import { Invalid, Rejected } from '../../platform/errors.js';
import type { Cents } from '../../platform/money.js';
import { isDay } from '../../platform/time/calendar.js';
import { isPublic, type Vendor } from '../../vendor-onboarding/vendor.js';
import type { BookingTerms, PriceLine } from '../booking.events.js';
import type { BookingSettings } from '../slots/booking-settings.js';
import { START_TIMES } from '../slots/slots.js';

/** The time that a customer has chosen, and what they were shown of it. */
export interface ChosenSlot {
  readonly customerId: string;
  readonly serviceId: string;
  /** Of the service as the customer saw it. */
  readonly serviceRevision: number;
  /** Before the platform fee, as they saw it for this time; absent: what it costs on a weekday by day. */
  readonly priceCents?: number | undefined;
  /** yyyy-MM-dd and one of the ten times, on the clocks of the vendor's zone. */
  readonly date: string;
  readonly time: string;
}

/** What a customer asks for. */
export interface Wish extends Omit<ChosenSlot, 'serviceRevision'> {
  /** What keeps the time for them, under its own terms; once it has run out, what they were shown counts. */
  readonly holdId?: string | undefined;
  readonly serviceRevision?: number | undefined;
  readonly street: string;
  readonly zip: string;
  readonly instructions: string | null;
}

/** @throws Invalid for a day or a time that does not exist */
export function mustExist({ date, time }: Pick<ChosenSlot, 'date' | 'time'>): void {
  if (!isDay(date)) throw new Invalid({ date: 'This date does not exist.' });
  if (!START_TIMES.includes(time)) throw new Invalid({ time: 'Choose one of the ten times from 09:00 to 18:00.' });
}

const unavailable = (): Rejected => new Rejected('booking/service-unavailable', 'This service cannot be booked at the moment.');

/** What there is to be booked, as it stands now. */
export interface Offered {
  readonly service: Service;
  readonly revision: number;
  readonly vendor: Vendor;
  /** Whoever stands behind the business is deleting their account. */
  readonly ownerIsLeaving: boolean;
  readonly settings: BookingSettings;
}

/** Who may book this service. */
export function mustBeBookableBy(customerId: string, { service, vendor, ownerIsLeaving, settings }: Omit<Offered, 'revision'>): void {
  if (ownerIsLeaving) throw unavailable();
  if (vendor.userId === customerId) throw new Rejected('booking/own-business', 'You cannot book your own business.');
  if (!isPublic(vendor) || !isOffered(service)) {
    throw unavailable();
  }
  if (!settings.availability.instantBooking) {
    throw new Rejected('booking/by-request-only', 'This provider takes no direct bookings.');
  }
}

/** Under which terms it is booked: those that the customer was shown. */
export function agree(
  { serviceRevision, date, time, ...shown }: Omit<ChosenSlot, 'customerId' | 'serviceId'>,
  offered: Offered,
): BookingTerms {
  const { service, revision, vendor, settings } = offered;
  const lines = priceLines(service.offer, settings.pricing, { date, time });
  const priceCents = sumOf(lines);
  const now = { priceCents, lines: shownLines(lines) };
  if (serviceRevision !== revision) {
    throw new Rejected('booking/service-changed', 'The provider has changed this service. Please check it again.', now);
  }
  const shownCents = shown.priceCents ?? sumOf(priceLines(service.offer, settings.pricing));
  if (shownCents !== priceCents) {
    throw new Rejected('booking/price-changed', 'This time has another price than the one that was shown. Please check it again.', now);
  }
  return {
    priceCents,
    ...(lines.length > 1 && { priceLines: lines }),
    platformFeeCents: PLATFORM_FEE_CENTS,
    cancellationFeeCents: settings.pricing.cancellationFeeCents,
    timeZone: vendor.timeZone,
  };
}

/** How an agreed price came about, as the API gives it: terms keep it only where the base is not all of it. */
export const agreedLines = ({
  priceCents,
  priceLines: lines,
}: {
  priceCents: Cents;
  priceLines?: readonly PriceLine[] | null | undefined;
}) => shownLines(lines ?? [{ kind: 'base', cents: priceCents }]);

/** The vendor comes only so far. A place whose distance nobody knows is taken to be near enough. */
export function mustBeInReach(miles: number | undefined, { serviceAreaRadius }: Pick<Vendor, 'serviceAreaRadius'>): void {
  if (miles === undefined || miles <= serviceAreaRadius) return;
  const away = miles.toFixed(1);
  throw new Rejected(
    'booking/outside-area',
    `This address is ${away} miles away. This provider serves addresses within ${serviceAreaRadius} miles.`,
    {
      miles: Number(away),
      radiusMiles: serviceAreaRadius,
    },
  );
}
