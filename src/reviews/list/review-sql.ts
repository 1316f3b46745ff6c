import { photoOfSql } from '../../vendor-onboarding/index.js';
import type { ReviewReplyDto } from './review.dto.js';

/** Fragments of SQL over `review_list` (`r`) and its author in `account_directory` (`p`). */

/** A review that readers see. */
export const VISIBLE = 'not r.hidden';
/** Whoever may not be named is not. */
export const AUTHOR_NAME = `coalesce(case when p.public_profile then p.full_name end, 'Anonymous')`;
export const REPLY_COLUMNS = `r.reply, r.replied_at as "repliedAt", ${photoOfSql('r.owner_id')} as "replierPhotoUrl"`;

export interface RepliedColumns {
  readonly reply: string | null;
  readonly repliedAt: string | null;
  readonly replierPhotoUrl: string | null;
}

/** The provider's answer as one thing; an erased owner's is gone. */
export function withReply<Row extends RepliedColumns>({ reply, repliedAt, replierPhotoUrl: photoUrl, ...row }: Row) {
  const shown: ReviewReplyDto | null = reply !== null && repliedAt !== null ? { text: reply, repliedAt, photoUrl } : null;
  return { ...row, reply: shown };
}
