import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { OrderSelect } from '#ui/page/OrderSelect.tsx';
import { foundIn, hrefOf, VENDOR_ORDERS, type VendorOrder } from './found-vendors.ts';

/** What else is chosen may have just been so: the page is drawn a moment later. */
const hrefNow = (sort: VendorOrder): string => hrefOf({ ...foundIn(paramsNow()), sort, page: 1 });

export function VendorOrderSelect() {
  const [params] = useSearchParams();
  return <OrderSelect orders={VENDOR_ORDERS} chosen={foundIn(params).sort} hrefOf={hrefNow} />;
}
