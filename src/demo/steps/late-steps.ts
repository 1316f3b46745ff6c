import type { CommandBus } from '@nestjs/cqrs';
import { ClaimNoShow, ContestClaim, ReportProblem, RescheduleBooking } from '../../booking/index.js';
import { AddFavorite } from '../../catalog/index.js';
import { ReplyToReview, ReportReview } from '../../reviews/index.js';
import type { LateStep } from '../history/aftermath.js';
import type { Market } from '../market/market.js';
import { touchedBy } from './booking-steps.js';
import { type CreatedIds, userId } from './created-ids.js';
import type { Step } from './steps.js';

const FAVORITES = 3;

/** What happened to bookings within the last hour, and what the first customer has put a heart to, as commands. */
export function lateSteps(
  bus: CommandBus,
  created: CreatedIds,
  { late, market, at }: { readonly late: readonly LateStep[]; readonly market: Market; readonly at: string },
): Step[] {
  return [...late.map((step) => lateStep(bus, created, step)), ...favoriteSteps(bus, created, market, at)];
}

function lateStep(bus: CommandBus, created: CreatedIds, step: LateStep): Step {
  const { booking, at, what } = step;
  return {
    key: `${booking.key}-${what.kind}`,
    at,
    touches: touchedBy(booking),
    needs: [],
    run: () => bus.execute(commandOf(created, step)),
  };
}

function commandOf(created: CreatedIds, { booking: { key, customer, business }, what }: LateStep) {
  const bookingId = created.bookings.of(key);
  const sides = { customer: userId(customer.key), vendor: userId(business.key) };
  switch (what.kind) {
    case 'propose-time':
      return new RescheduleBooking(sides[what.by], bookingId, what);
    case 'claim':
      return new ClaimNoShow(sides[what.by], bookingId, what.statement);
    case 'contest':
      return new ContestClaim(sides[what.by], bookingId, what.statement);
    case 'problem':
      return new ReportProblem(sides.customer, bookingId, what.description);
    case 'reply':
      return new ReplyToReview(sides.vendor, created.reviews.of(key), what.reply);
    case 'report':
      return new ReportReview(sides.vendor, created.reviews.of(key), 'not_about_the_work', 'The review is about parking in the street.');
  }
}

function favoriteSteps(bus: CommandBus, { vendors, services }: CreatedIds, { businesses, customers }: Market, at: string): Step[] {
  const { key: own, metro } = customers[0]!;
  const add = (key: string, kind: 'service' | 'vendor', target: () => string): Step => ({
    key: `favorite-${key}`,
    at,
    touches: ['favorites'],
    needs: [],
    run: () => bus.execute(new AddFavorite({ userId: userId(own), kind, targetId: target() })),
  });
  const near = businesses.filter((business) => business.metro === metro).slice(0, FAVORITES);
  return near.flatMap(({ key, offers: [offer] }) => [
    add(key, 'vendor', () => vendors.of(key)),
    add(offer!.key, 'service', () => services.of(offer!.key)),
  ]);
}
