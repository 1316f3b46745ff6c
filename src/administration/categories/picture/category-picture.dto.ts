import { IsOptional, Matches } from 'class-validator';
import { SmallLetters } from '../../../platform/fields/fields.js';

const NONE = 'none';
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class ReplacedPictureQuery {
  /** Id of the picture that is to go, `none` where there is none: refused where another one stands there. Left out, whatever stands is replaced. */
  @IsOptional()
  @SmallLetters()
  @Matches(new RegExp(`^(${NONE}|${UUID})$`), { message: 'Send the id of the picture that is replaced, or "none"' })
  replaces?: string;
}

/** What was told; `null` where that was that there is none. */
export const replacedIn = ({ replaces }: ReplacedPictureQuery): string | null | undefined => (replaces === NONE ? null : replaces);

export class CategoryPictureDto {
  /** The new picture: its drawings stand at `<path>/128.webp` and `<path>/256.webp`. */
  pictureUrl!: string;
}
