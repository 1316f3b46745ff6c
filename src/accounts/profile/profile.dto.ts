import { Matches } from 'class-validator';
import { OptionalText } from '../../platform/fields/fields.js';
import { SeenDto } from '../../platform/fields/seen.dto.js';
import { IsUsState } from '../../platform/geo/is-us-state.js';
import { IsUsZip } from '../../platform/geo/is-us-zip.js';

/** Seven to fifteen digits (E.164), written in any usual way, perhaps with an extension. */
const PHONE = /^\+?(?:[\s().\-/]*\d){7,15}[\s().\-/]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** The whole profile. Nothing is required: what is left out, empty or `null` is not told from then on. */
export class UpdateProfileDto extends SeenDto {
  @OptionalText('Full name', 100)
  fullName?: string | null;

  @Matches(PHONE, { message: 'Enter a phone number, such as (206) 555-0101' })
  @OptionalText('Phone', 40)
  phone?: string | null;

  @OptionalText('Address', 200)
  address?: string | null;

  @OptionalText('City', 100)
  city?: string | null;

  /** Two letters or the name; kept as two letters. */
  @IsUsState()
  @OptionalText('State', 50)
  state?: string | null;

  @IsUsZip({ message: 'Enter a US ZIP code that is in use' })
  @OptionalText('ZIP code', 10)
  zipCode?: string | null;
}

/** What a person tells about themselves; `null` is "not told". */
export class ProfileDto {
  fullName!: string | null;
  phone!: string | null;
  address!: string | null;
  city!: string | null;
  /** Two letters. */
  state!: string | null;
  zipCode!: string | null;
  /** False: the avatar is generated. */
  hasPhoto!: boolean;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl!: string;
  /** When it was last changed, the photo apart; `null`: never. */
  changedAt!: string | null;
}
