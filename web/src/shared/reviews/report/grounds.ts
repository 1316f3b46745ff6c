import type { ReportReviewDto } from '#api/generated.ts';

/** Why readers should not see a review. */
export const GROUNDS: Readonly<Record<ReportReviewDto['ground'], string>> = {
  spam: 'It is advertising or spam',
  offensive: 'It is offensive or threatening',
  not_about_the_work: 'It is not about the work',
  personal_data: 'It shares somebody’s personal data',
  other: 'Something else',
};
