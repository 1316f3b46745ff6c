import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, MinLength } from 'class-validator';
import { PageNumber, RequiredText } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';
import { PictureDto } from '../../platform/pictures/picture.dto.js';
import { PHOTO_REPORT_GROUNDS, type PhotoReportGround } from '../../portfolio/index.js';
import { ModeratedVendorDto, ReviewDecisionDto } from '../reviews/review-moderation.dto.js';
import { PHOTO_ACTIONS, type PhotoAction } from './photo-actions.js';

export const PHOTO_STATES = ['reported', 'hidden'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

export class PhotoModerationQuery {
  @PageNumber()
  page?: number;

  /** Those that were reported and nobody has decided about, or those out of sight. */
  @IsOptional()
  @IsIn(PHOTO_STATES, { message: 'Ask for reported or hidden photos' })
  state?: PhotoState;
}

/** The decision, in words that the provider may read. */
export class DecideWorkPhotoDto {
  @RequiredText('Reason', 500)
  @MinLength(10, { message: 'Reason must be at least 10 characters' })
  reason!: string;
}

export class WorkPhotoReportDto {
  id!: string;
  @ApiProperty({ enum: PHOTO_REPORT_GROUNDS })
  ground!: PhotoReportGround;
  /** In the own words of whoever reported it; `null` too once they are erased. */
  note!: string | null;
  /** 'Unknown User' when nobody may be named; `null` for a visitor. */
  reporterName!: string | null;
  reportedAt!: string;
  /** Nobody has decided about it yet. */
  open!: boolean;
}

/** A photo of work as an admin sees it, with everything that was said against it. */
export class ModeratedPhotoDto {
  id!: string;
  /** Its addresses lead nowhere while it is hidden. */
  picture!: PictureDto;
  caption!: string | null;
  vendor!: ModeratedVendorDto;
  addedAt!: string;
  /** Only its provider sees it. */
  hidden!: boolean;
  /** `null` while nobody has decided about it. */
  decision!: ReviewDecisionDto | null;
  /** Newest first. */
  reports!: WorkPhotoReportDto[];
  /** What an admin may do with it now; each names the route `POST admin/photos/:id/…`. */
  @ApiProperty({ enum: PHOTO_ACTIONS, isArray: true })
  actions!: PhotoAction[];
}

export class ModeratedPhotoPageDto extends ListPageDto {
  items!: ModeratedPhotoDto[];
}
