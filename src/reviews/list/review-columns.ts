import { AccountRow } from '../../accounts/index.js';
import { rowAs } from '../../platform/tables/typed-tables.js';
import { photoOf } from '../../vendor-onboarding/index.js';
import type { ReviewReplyDto } from './review.dto.js';
import { ReviewRow } from './review-list.projection.js';

/** Conditions and columns over `review_list` (`r`) and its author in `account_directory` (`p`). */
const r = rowAs(ReviewRow, 'r');
const p = rowAs(AccountRow, 'p');

/** A review that readers see. */
export const isVisible = r.not('r.hidden');
/** Whoever may not be named is not. */
export const authorName = p.fn.coalesce(p.case().when(p.ref('p.public_profile')).then(p.ref('p.full_name')).end(), p.val('Anonymous'));
export const replyColumns = ['r.reply', 'r.replied_at as repliedAt', photoOf(r.ref('r.owner_id')).as('replierPhotoUrl')] as const;

interface RepliedColumns {
  readonly reply: string | null;
  readonly repliedAt: string | null;
  readonly replierPhotoUrl: string | null;
}

/** The provider's answer as one thing; an erased owner's is gone. */
export function withReply<Row extends RepliedColumns>({ reply, repliedAt, replierPhotoUrl: photoUrl, ...row }: Row) {
  const answer: ReviewReplyDto | null = reply !== null && repliedAt !== null ? { text: reply, repliedAt, photoUrl } : null;
  return { ...row, reply: answer };
}
