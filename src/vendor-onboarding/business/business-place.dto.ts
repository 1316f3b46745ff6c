import { RequiredText } from '../../platform/fields/fields.js';
import { IsUsZip } from '../../platform/geo/is-us-zip.js';
import { WebsiteUrl } from './website-url.js';

/** Where a business is and how it is reached. */
export class BusinessPlaceDto {
  @RequiredText('Phone', 40)
  phone!: string;

  @RequiredText('Business address', 200)
  businessAddress!: string;

  @RequiredText('City', 100)
  businessCity!: string;

  @RequiredText('State', 50)
  businessState!: string;

  /** The time zone of the business follows from it; another one is refused while bookings are open. */
  @IsUsZip()
  @RequiredText('ZIP code', 10)
  businessZip!: string;

  @WebsiteUrl()
  websiteUrl?: string | null;
}
