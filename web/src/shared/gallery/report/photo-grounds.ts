import type { ReportWorkPhotoDto } from '#api/generated.ts';

/** Why nobody should see a photo. */
export const PHOTO_GROUNDS: Readonly<Record<ReportWorkPhotoDto['ground'], string>> = {
  spam: 'It is advertising or spam',
  offensive: 'It is offensive or threatening',
  not_their_work: 'It does not show their work',
  private_things: 'It shows a person or private things',
  other: 'Something else',
};
