import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { RequiredText } from './fields.js';

/** As `changedAt` says it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A change that takes the place of all that is stored. */
export class SeenDto {
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  @Matches(INSTANT, { message: 'Send changedAt as it was read, or leave it out' })
  @IsOptional()
  changedAt?: string | null;
}

const REVISION = 'Revision must be a whole number';

/** A deletion by an administrator, who says why. */
export class ReasonedDeletionDto {
  @RequiredText('Reason', 500)
  reason!: string;

  /** Which revision was seen: refused where it has changed since. */
  @IsOptional()
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision?: number;
}

/** What was changed, as it is now. */
export class ChangedDto {
  /** When it was last changed: what the next change has seen. `null`: never. */
  changedAt!: string | null;
}
