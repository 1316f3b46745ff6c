import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FieldFrame } from '#ui/forms/field.ts';
import { foundIn, hrefOf, VENDOR_ORDER_NAMES, VENDOR_ORDERS, type VendorOrder } from './found-vendors.ts';

export function VendorOrderSelect() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const found = foundIn(params);
  const choose = (sort: VendorOrder) => void navigate(hrefOf({ ...found, sort, page: 1 }), { preventScrollReset: true });
  return (
    <Typography component="label" variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      Sort by
      <FieldFrame>
        <select value={found.sort} onChange={({ target }) => choose(target.value as VendorOrder)}>
          {VENDOR_ORDER_NAMES.map((name) => (
            <option key={name} value={name}>
              {VENDOR_ORDERS[name]}
            </option>
          ))}
        </select>
      </FieldFrame>
    </Typography>
  );
}
