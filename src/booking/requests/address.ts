import { Invalid } from '../../platform/errors.js';
import { lookupZip, milesBetween, type ZipPlace } from '../../platform/geo/zip.js';
import type { Vendor } from '../../vendor-onboarding/index.js';

/**
 * The place of the address.
 * @throws Invalid for a ZIP code that does not exist
 */
export function placeOf(zip: string): ZipPlace {
  const place = lookupZip(zip);
  if (!place) throw new Invalid({ zip: 'This ZIP code is not in use.' });
  return place;
}

/** As the crow flies; `undefined` where nobody knows. */
export const milesTo = ({ zip }: Pick<ZipPlace, 'zip'>, { businessZip }: Pick<Vendor, 'businessZip'>): number | undefined =>
  milesBetween(zip, businessZip);
