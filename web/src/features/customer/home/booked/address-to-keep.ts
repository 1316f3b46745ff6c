/** Of a booking; the parts that its reader must not see are `null`. */
interface Booked {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** Of a profile; what is not told is `null`. */
interface Known {
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** Whether the booking form would fill in another address next time: it takes street and ZIP code from the profile. */
export function isNewAddress({ street, zip }: Booked, { address, zipCode }: Known): boolean {
  if (!street || !zip) return false;
  return plain(street) !== plain(address) || fiveDigits(zip) !== fiveDigits(zipCode);
}

/** What the profile says of the address from then on; all of it, so that no part of the earlier one stays beside it. */
export const addressOf = ({ street, city, state, zip }: Booked): Known => ({ address: street, city, state, zipCode: zip });

/** The earlier address in one line, as far as it is told; empty where there is none. */
export function knownLine({ address, city, state, zipCode }: Known): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, place].filter(Boolean).join(', ');
}

/** Capitals, points and spaces make no other street. */
const plain = (street: string | null): string => (street ?? '').toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();

/** The four digits that may follow name a side of the same street. */
const fiveDigits = (zip: string | null): string => (zip ?? '').trim().slice(0, 5);
