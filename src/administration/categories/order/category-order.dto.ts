import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import { SmallLetters } from '../../../platform/fields/fields.js';

const MOST = 200;
const NOT_KNOWN = 'Category is not known';

/** The categories of one level, in order. */
export class CategoryOrderDto {
  /** What they stand below; left out for those at the top. */
  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { message: 'Please select a category' })
  parentId?: string | null;

  /** Each once, in the order in which they are to be seen, 200 at most. Those that are left out follow, by name. */
  @SmallLetters()
  @IsUUID('all', { each: true, message: NOT_KNOWN })
  @ArrayUnique({ message: 'Each category stands in one place' })
  @ArrayMaxSize(MOST, { message: `At most ${MOST} categories are put in order` })
  @IsArray({ message: 'Send the categories, in order' })
  categoryIds!: string[];

  /** How they stood when it was decided: refused where somebody has put them in another order since. Left out, whatever stands is replaced. */
  @IsOptional()
  @SmallLetters()
  @IsUUID('all', { each: true, message: NOT_KNOWN })
  @ArrayMaxSize(MOST, { message: `At most ${MOST} categories are put in order` })
  @IsArray({ message: 'Send the categories as they stood' })
  seen?: string[] | null;
}
