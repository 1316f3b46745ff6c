import { usePlace } from '#shared/place/place.ts';
import { useProfileQuery } from '../../api.ts';
import type { BookingDraft } from '../booking-draft.ts';

/** Where a part of the address is known from, in words. */
export type KnownFrom = Partial<Record<keyof BookingDraft, 'From your profile' | 'Your location'>>;

/** What of the address need not be typed: where the customer lives, as their profile says it, else where they have said to be. */
export function useKnownAddress(): { known: Partial<BookingDraft>; from: KnownFrom } {
  const here = usePlace();
  const { data: profile } = useProfileQuery();
  const zip = profile?.zipCode || here?.zip;
  return {
    known: { ...(profile?.address && { street: profile.address }), ...(zip && { zip }) },
    from: { street: 'From your profile', zip: profile?.zipCode ? 'From your profile' : 'Your location' },
  };
}
