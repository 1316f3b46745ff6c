import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { ReviewEvent } from './review.events.js';

interface Sides {
  readonly customerId: string;
  readonly vendorId: string;
}

const atTheDesk: Concern = { audience: [holding('admin')], tags: ['Review'] };
/** Stars and counts of the business as well. */
const reviewed = ({ customerId, vendorId }: Sides): Concern => ({
  audience: [customerId, vendorId],
  tags: ['Review', 'Booking', 'Vendor'],
  own: ['Service'],
});
const reported = () => atTheDesk;
const moderated = (sides: Sides): readonly Concern[] => [reviewed(sides), atTheDesk];

/** Customer and provider see what the other writes; admins what has been reported. */
export const reviewConcerns = concerns<ReviewEvent>({
  ReviewPosted: reviewed,
  ReviewEdited: reviewed,
  ReviewReplied: reviewed,
  ReviewReplyEdited: reviewed,
  ReviewReported: reported,
  ReviewReportedByVisitor: reported,
  ReviewHidden: moderated,
  ReviewShown: moderated,
  ReviewKept: moderated,
  ReviewPhotoAdded: reviewed,
  ReviewPhotoRemoved: reviewed,
});
