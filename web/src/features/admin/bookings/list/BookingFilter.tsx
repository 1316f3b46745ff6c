import { useSearchParams } from 'react-router-dom';
import { STATUS_NAMES, STATUSES } from '#shared/booking/booking-status.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { foundIn, hrefOf } from './found.ts';

/** The bookings of one status, or all of them. */
export function BookingFilter() {
  const [params] = useSearchParams();
  const { status: chosen, search } = foundIn(params);
  return (
    <Badges aria-label="Status">
      {[undefined, ...STATUS_NAMES].map((status) => (
        <li key={status ?? 'all'}>
          <BadgeLink to={hrefOf({ status, search, page: 1 })} preventScrollReset aria-current={status === chosen ? 'true' : undefined}>
            {status ? STATUSES[status] : 'All'}
          </BadgeLink>
        </li>
      ))}
    </Badges>
  );
}
