import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';

/** Readers name a review by its own id; its stream is named after the booking. */
@Injectable()
export class ReviewedBookings {
  constructor(private readonly database: Database) {}

  /** @throws NotFound when there is no such review */
  async of(reviewId: string): Promise<string> {
    const { rows } = await this.database.pool.query<{ bookingId: string }>({
      name: 'booking-of-review',
      text: 'select booking_id as "bookingId" from read.review_list where id = $1',
      values: [reviewId],
    });
    if (!rows[0]) throw new NotFound('review');
    return rows[0].bookingId;
  }
}
