import { priceLines, priceLinesView, sumOf } from '../../catalog/price.js';
import { isOffered, type Service } from '../../catalog/service.js';
import { Invalid, Rejected } from '../../platform/errors.js';
import type { Cents } from '../../platform/money.js';
import { isDay } from '../../platform/time/calendar.js';
import { FIRST_FEE_CENTS } from '../../platform-settings/fee/platform-fee.js';
import type { BookingSettings } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { isPublic, type Vendor } from '../../vendor-onboarding/vendor.js';
import { START_TIMES } from '../slots/slots.decisions.js';
import type { BookingTerms, PriceLine } from '../terms.events.js';

/** The time that a customer has chosen, and what they were shown of it. */
export interface ChosenSlot {
  readonly customerId: string;
  readonly serviceId: string;
  /** Of the service as the customer saw it. */
  readonly serviceRevision: number;
  /** Before the platform fee, as they saw it for this time; absent: what it costs on a weekday by day. */
  readonly priceCents?: number | undefined;
  /** The platform fee as they saw it; absent: the first one of every platform. */
  readonly platformFeeCents?: number | undefined;
  /** yyyy-MM-dd and one of the ten times, on the clocks of the vendor's zone. */
  readonly date: string;
  readonly time: string;
}

/** @throws Invalid for a day or a time that does not exist */
export function mustExist({ date, time }: Pick<ChosenSlot, 'date' | 'time'>): void {
  if (!isDay(date)) throw new Invalid({ date: 'This date does not exist.' });
  if (!START_TIMES.includes(time)) throw new Invalid({ time: 'Choose one of the ten times from 09:00 to 18:00.' });
}

const unavailable = (): Rejected => new Rejected('booking/service-unavailable', 'This service cannot be booked at the moment.');

/** What there is to be booked, as it stands now. */
export interface BookableOffer {
  readonly service: Service;
  readonly revision: number;
  readonly vendor: Vendor;
  /** Whoever stands behind the business is deleting their account. */
  readonly ownerIsLeaving: boolean;
  readonly settings: BookingSettings;
  /** Of this moment. */
  readonly platformFeeCents: Cents;
}

/** Who may book this service. */
export function mustBeBookableBy(
  customerId: string,
  { service, vendor, ownerIsLeaving, settings }: Omit<BookableOffer, 'revision' | 'platformFeeCents'>,
): void {
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
export function termsFor(
  { serviceRevision, date, time, ...shown }: Omit<ChosenSlot, 'customerId' | 'serviceId'>,
  offered: BookableOffer,
): BookingTerms {
  const { service, revision, vendor, settings, platformFeeCents } = offered;
  const lines = priceLines(service.offer, settings.pricing, { date, time });
  const priceCents = sumOf(lines);
  const now = { priceCents, lines: priceLinesView(lines), platformFeeCents };
  if (serviceRevision !== revision) {
    throw new Rejected('booking/service-changed', 'The provider has changed this service. Please check it again.', now);
  }
  const shownCents = shown.priceCents ?? sumOf(priceLines(service.offer, settings.pricing));
  if (shownCents !== priceCents) {
    throw new Rejected('booking/price-changed', 'The price of this time has changed. Please check it again.', now);
  }
  if ((shown.platformFeeCents ?? FIRST_FEE_CENTS) !== platformFeeCents) {
    throw new Rejected('booking/fee-changed', 'The platform fee has changed. Please check the total again.', now);
  }
  return {
    priceCents,
    ...(lines.length > 1 && { priceLines: lines }),
    platformFeeCents,
    cancellationFeeCents: settings.pricing.cancellationFeeCents,
    timeZone: vendor.timeZone,
  };
}

/** How an agreed price came about, as the API gives it: terms keep it only where the base is not all of it. */
export const termsLinesView = ({
  priceCents,
  priceLines: lines,
}: {
  priceCents: Cents;
  priceLines?: readonly PriceLine[] | null | undefined;
}) => priceLinesView(lines ?? [{ kind: 'base', cents: priceCents }]);
