import type { CommandBus } from '@nestjs/cqrs';
import { CancelBooking, CompleteBooking, ConfirmBooking, CreateBooking, DeclineBooking, ExpireBooking } from '../../booking/index.js';
import { PostReview } from '../../reviews/index.js';
import type { Outcome, PlannedBooking } from '../history/history.js';
import { type CreatedIds, userId } from './created-ids.js';
import type { Step } from './steps.js';

const NO_VAN = 'Our van has broken down, and there is no other one that day.';

/** What a booking's steps change: itself, the unanswered requests of the two, and the provider's day. */
export const touchedBy = ({ key, customer, business, date }: PlannedBooking): string[] => [
  key,
  `${customer.key} ${business.key}`,
  `${business.key} ${date}`,
];

/** Bookings with what became of them, as commands. */
export class BookingSteps {
  constructor(
    private readonly bus: CommandBus,
    private readonly created: CreatedIds,
  ) {}

  of(planned: PlannedBooking): Step[] {
    const { key, customer, offer, madeAt, outcomes, review } = planned;
    const step = (name: string, at: string, run: () => Promise<unknown>, touches: readonly string[] = []): Step => ({
      key: name,
      at,
      touches: [...touchedBy(planned), ...touches],
      needs: [offer.key, customer.key],
      run,
    });
    return [
      // What a customer books is counted, one booking after the other.
      step(key, madeAt, () => this.create(planned), [`${customer.key} books`]),
      ...outcomes.map((outcome) => step(`${key}-${outcome.kind}`, outcome.at, () => this.conclude(planned, outcome))),
      ...(review ? [step(`${key}-review`, review.at, () => this.review(planned, review))] : []),
    ];
  }

  private async create({ key, customer, offer, date, time, instructions }: PlannedBooking): Promise<void> {
    const { bookingId } = await this.bus.execute(
      new CreateBooking({
        customerId: userId(customer.key),
        serviceId: this.created.services.of(offer.key),
        serviceRevision: 0,
        date,
        time,
        street: customer.street,
        zip: customer.zip,
        instructions,
      }),
    );
    this.created.bookings.set(key, bookingId);
  }

  private async review({ key, customer }: PlannedBooking, { rating, comment }: NonNullable<PlannedBooking['review']>): Promise<void> {
    const { reviewId } = await this.bus.execute(new PostReview(userId(customer.key), this.created.bookings.of(key), rating, comment));
    this.created.reviews.set(key, reviewId);
  }

  private conclude({ key, customer, business }: PlannedBooking, { kind }: Outcome): Promise<unknown> {
    const bookingId = this.created.bookings.of(key);
    const byVendor = userId(business.key);
    const byCustomer = userId(customer.key);
    switch (kind) {
      case 'confirm':
        return this.bus.execute(new ConfirmBooking(byVendor, bookingId));
      case 'decline':
        return this.bus.execute(new DeclineBooking(byVendor, bookingId));
      case 'complete':
        return this.bus.execute(new CompleteBooking(byVendor, bookingId));
      case 'cancel-by-vendor':
        return this.bus.execute(new CancelBooking(byVendor, bookingId, { reason: NO_VAN }));
      case 'withdraw':
      case 'cancel-by-customer':
        return this.bus.execute(new CancelBooking(byCustomer, bookingId));
      case 'expire':
        return this.bus.execute(new ExpireBooking(bookingId));
    }
  }
}
