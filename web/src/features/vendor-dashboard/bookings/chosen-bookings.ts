import { pageFrom } from '../table/page-from.ts';

export const STATUSES = { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' } as const;
type Status = keyof typeof STATUSES;
export const STATUS_NAMES = Object.keys(STATUSES) as Status[];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which bookings are on show; it stands in the address. */
export interface ChosenBookings {
  status?: Status;
  /** Only those of this customer. */
  customer?: string;
  page: number;
}

export function chosenFrom(params: URLSearchParams): ChosenBookings {
  const status = STATUS_NAMES.find((name) => name === params.get('status'));
  const customer = params.get('customer');
  return { ...(status && { status }), ...(customer && UUID.test(customer) && { customer }), page: pageFrom(params) };
}

export function paramsOf({ status, customer, page }: ChosenBookings): URLSearchParams {
  return new URLSearchParams({ ...(customer && { customer }), ...(status && { status }), ...(page > 1 && { page: String(page) }) });
}
