import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalText } from '../../platform/fields/fields.js';
import { PHOTO_REPORT_GROUNDS, type PhotoReportGround } from '../portfolio.events.js';

export class ReportWorkPhotoDto {
  /** Why nobody should see it; `other` takes an account. */
  @ApiProperty({ enum: PHOTO_REPORT_GROUNDS })
  @IsIn(PHOTO_REPORT_GROUNDS, { message: 'Choose what is wrong with it' })
  ground!: PhotoReportGround;

  /** What else there is to say; only admins read it. Not for visitors. */
  @OptionalText('Note', 500)
  note?: string | null;
}
