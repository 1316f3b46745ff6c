import { event, type ReviewEvent } from '../review.events.js';
import { posted, type Review } from '../review.js';

interface ByAdmin {
  readonly adminId: string;
  readonly explanation: string;
  readonly now: string;
}

/** Out of readers' sight, and out of the averages; `keep` brings it back. */
export function hide(review: Review, { adminId, explanation, now }: ByAdmin): ReviewEvent[] {
  const { about, rating, hidden } = posted(review);
  if (hidden) return [];
  return [event('ReviewHidden', { ...about, rating, hiddenAt: now }, { subject: adminId, fields: { explanation } })];
}

/** Into readers' sight again; one that is there already stays, whatever was reported. */
export function keep(review: Review, { adminId, explanation, now }: ByAdmin): ReviewEvent[] {
  const { about, rating, hidden, reported } = posted(review);
  const personal = { subject: adminId, fields: { explanation } };
  if (hidden) return [event('ReviewShown', { ...about, rating, shownAt: now }, personal)];
  return reported ? [event('ReviewKept', { ...about, keptAt: now }, personal)] : [];
}
