import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { RequiredText, Trimmed } from '../../platform/fields/fields.js';
import { VIEWED_LISTS, type ViewedList } from '../saved-views.events.js';

export class SaveViewDto {
  @ApiProperty({ enum: VIEWED_LISTS })
  @IsIn(VIEWED_LISTS, { message: `Choose one of: ${VIEWED_LISTS.join(', ')}` })
  list!: ViewedList;

  @RequiredText('Name', 60)
  name!: string;

  /** As it stands in the address of the list, without the question mark; empty for the list as it begins. */
  @Trimmed()
  @MaxLength(500, { message: 'Filters must be at most 500 characters' })
  @IsString({ message: 'Filters must be text' })
  query!: string;
}

export class SavedViewDto {
  id!: string;
  @ApiProperty({ enum: VIEWED_LISTS })
  list!: ViewedList;
  name!: string;
  /** As it stands in the address of the list, without the question mark. */
  query!: string;
  savedAt!: string;
}

export class ViewSavedDto {
  viewId!: string;
}
