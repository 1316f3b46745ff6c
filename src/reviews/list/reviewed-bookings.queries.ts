import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { ReviewRow } from './review-list.projection.js';

const bookingOf = statement('booking-of-review', ({ id }: Values<{ id: string }>) =>
  tablesOf(ReviewRow).selectFrom('review_list').select('booking_id as bookingId').where('id', '=', id),
);

/** Readers name a review by its own id; its stream is named after the booking. */
@Injectable()
export class ReviewedBookings {
  constructor(private readonly database: Database) {}

  /** @throws NotFound when there is no such review */
  async of(reviewId: string): Promise<string> {
    const review = await bookingOf.first(this.database.pool, { id: reviewId });
    if (!review) throw new NotFound('review');
    return review.bookingId;
  }
}
