import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { FieldFrame } from '#ui/forms/field.ts';

interface Props<Order extends string> {
  /** What each is called. */
  orders: Readonly<Record<Order, string>>;
  chosen: Order;
  /** Asked when another one is chosen. */
  hrefOf: (order: Order) => string;
}

/** In which order a list stands; the address holds it. */
export function OrderSelect<Order extends string>({ orders, chosen, hrefOf }: Props<Order>) {
  const navigate = useNavigate();
  return (
    <Typography component="label" variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      Sort by
      <FieldFrame>
        <select value={chosen} onChange={({ target }) => void navigate(hrefOf(target.value as Order), { preventScrollReset: true })}>
          {(Object.keys(orders) as Order[]).map((name) => (
            <option key={name} value={name}>
              {orders[name]}
            </option>
          ))}
        </select>
      </FieldFrame>
    </Typography>
  );
}
