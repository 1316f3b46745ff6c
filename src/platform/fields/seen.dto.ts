import { IsOptional, Matches } from 'class-validator';

/** As `changedAt` says it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A change that takes the place of all that is stored. */
export class SeenDto {
  /** As it was read: refused where somebody has changed it since. Left out, whatever stands is replaced. */
  @Matches(INSTANT, { message: 'Send changedAt as it was read, or leave it out' })
  @IsOptional()
  changedAt?: string | null;
}

/** What was changed, as it is now. */
export class ChangedDto {
  /** When it was last changed: what the next change has seen. `null`: never. */
  changedAt!: string | null;
}
