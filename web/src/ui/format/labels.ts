import { shortMoney } from './money.ts';
import { grouped } from './numbers.ts';

/** "$65/hr", "$89", "From $120". */
export function priceLabel({ basePriceCents, priceType }: { basePriceCents: number; priceType: string }): string {
  const amount = shortMoney(basePriceCents);
  if (priceType === 'hourly') return `${amount}/hr`;
  return priceType === 'fixed' ? amount : `From ${amount}`;
}

/** "45m", "1h 30m", "2h". */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** "1 review", "1,200 reviews". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${grouped(count)} ${count === 1 ? one : many}`;
