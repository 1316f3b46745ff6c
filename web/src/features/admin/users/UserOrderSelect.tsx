import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { OrderSelect } from '#ui/page/OrderSelect.tsx';
import { foundIn, hrefOf, USER_ORDERS, type UserOrder } from './found-users.ts';

/** What else is chosen may have just been so: the page is drawn a moment later. */
const hrefNow = (sort: UserOrder): string => hrefOf({ ...foundIn(paramsNow()), sort, page: 1 });

export function UserOrderSelect() {
  const [params] = useSearchParams();
  return <OrderSelect orders={USER_ORDERS} chosen={foundIn(params).sort} hrefOf={hrefNow} />;
}
