import { NotFound } from '../../platform/errors.js';
import { event, type ReviewEvent } from '../review.events.js';
import { type Review, visible } from '../review.js';

interface Reply {
  /** The business of the person who answers; absent when they have none. */
  readonly vendorId: string | undefined;
  readonly ownerId: string;
  readonly reply: string;
  readonly now: string;
}

/** The provider answers once; whatever they say after that takes the place of the answer. */
export function reply(review: Review, { vendorId, ownerId, reply: text, now }: Reply): ReviewEvent[] {
  const { about, replied } = visible(review);
  if (about.vendorId !== vendorId) throw new NotFound('review');
  const { reviewId, bookingId, serviceId, customerId } = about;
  const personal = { subject: ownerId, fields: { reply: text } };
  return replied
    ? [event('ReviewReplyEdited', { reviewId, bookingId, vendorId, serviceId, customerId, ownerId, editedAt: now }, personal)]
    : [event('ReviewReplied', { reviewId, bookingId, vendorId, serviceId, customerId, ownerId, repliedAt: now }, personal)];
}
