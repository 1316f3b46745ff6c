import PhoneIcon from 'virtual:icon/outline-phone';
import type { Booking } from '#shared/booking/api.ts';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { Fact } from '#ui/cards/Fact.tsx';

/** How to call whoever comes, once they have agreed to. */
export function ProviderPhone({ vendor: { phone } }: Pick<Booking, 'vendor'>) {
  if (!phone) return null;
  return (
    <Fact icon={<PhoneIcon />}>
      <PhoneLink number={phone} />
    </Fact>
  );
}
