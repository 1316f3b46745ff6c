import { money } from '#ui/format/money.ts';
import { usePlatformFeeQuery } from './api.ts';

/** " of $5.00", behind "a platform fee"; nothing as long as nobody knows. */
export function OfFee() {
  const { data } = usePlatformFeeQuery();
  return data && ` of ${money(data.feeCents)}`;
}
