import { useProfileQuery } from '../api.ts';

/** Where the customer lives, as far as their profile says it. */
export function useAddressOfProfile() {
  const { data: profile } = useProfileQuery();
  return { ...(profile?.address && { street: profile.address }), ...(profile?.zipCode && { zip: profile.zipCode }) };
}
