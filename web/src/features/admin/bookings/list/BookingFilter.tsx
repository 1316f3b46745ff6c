import { useSearchParams } from 'react-router-dom';
import { STATUS_NAMES, STATUSES } from '#shared/booking/booking-status.ts';
import { Badges } from '#ui/buttons/BadgeLink.tsx';
import { ViewBadge } from '#ui/buttons/ViewBadge.tsx';
import { foundIn, hrefOf } from './found.ts';

/** The bookings of one status, or all of them. */
export function BookingFilter() {
  const [params] = useSearchParams();
  const { status: chosen } = foundIn(params);
  return (
    <Badges aria-label="Status">
      {[undefined, ...STATUS_NAMES].map((status) => (
        <ViewBadge key={status ?? 'all'} hrefIn={(now) => hrefOf({ ...foundIn(now), status, page: 1 })} chosen={status === chosen}>
          {status ? STATUSES[status] : 'All'}
        </ViewBadge>
      ))}
    </Badges>
  );
}
