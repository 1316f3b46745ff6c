import type { Stars } from '../../reviews/review.events.js';
import type { Business } from '../market/market.js';
import { COMMENTS } from '../market/people.js';
import type { Random } from '../market/random.js';
import { MINUTE, shifted } from './shifted.js';

/** What a customer writes of finished work, and when. */
export interface PlannedReview {
  readonly at: string;
  readonly rating: Stars;
  readonly comment: string | null;
}

interface Completed {
  readonly completedAt: string | undefined;
  readonly now: string;
}

/** Most people write within five days; nobody does of what was not completed, or later than `now`. */
export function reviewOf({ quality }: Business, { completedAt, now }: Completed, random: Random): PlannedReview | undefined {
  if (!completedAt || !random.chance(0.62)) return undefined;
  const at = shifted(completedAt, random.between(60, 5 * 24 * 60) * MINUTE);
  if (at >= now) return undefined;
  const rating = stars(quality, random);
  return { at, rating, comment: random.pick(COMMENTS[rating]) };
}

function stars(quality: number, random: Random): Stars {
  const luck = random.next();
  if (luck < quality * 0.82) return 5;
  if (luck < quality * 0.82 + 0.16) return 4;
  if (luck < quality * 0.82 + 0.24) return 3;
  return luck < 0.985 ? 2 : 1;
}
