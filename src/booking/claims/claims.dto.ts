import { MinLength } from 'class-validator';
import { OptionalText, RequiredText } from '../../platform/fields/fields.js';

/** What somebody says who claims that the other side did not come, or who contests it. */
export class StatementDto {
  /** In their own words: both sides and admins read them. */
  @OptionalText('What happened', 1000)
  statement?: string | null;
}

/** Why a customer is not content with completed work. */
export class ReportProblemDto {
  /** In the customer's own words: both sides and admins read them. */
  @MinLength(10, { message: 'What went wrong must be at least 10 characters' })
  @RequiredText('What went wrong', 2000)
  description!: string;
}
