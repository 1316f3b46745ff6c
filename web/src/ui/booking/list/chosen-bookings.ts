import { type Status, statusFrom } from '../../booking-status.ts';
import { pageFrom } from '../../page-from.ts';
import { paths } from '../../paths.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which bookings are on show; it stands in the address. */
export interface ChosenBookings {
  status?: Status;
  /** Only those of this customer. */
  customer?: string;
  /** Only this one: notices lead to it. */
  booking?: string;
  page: number;
}

export function chosenFrom(params: URLSearchParams): ChosenBookings {
  const status = statusFrom(params);
  const booking = idIn(params, 'booking');
  const customer = idIn(params, 'customer');
  if (booking) return { booking, page: 1 };
  return { ...(status && { status }), ...(customer && { customer }), page: pageFrom(params) };
}

const idIn = (params: URLSearchParams, name: string): string | null => {
  const id = params.get(name);
  return id !== null && UUID.test(id) ? id : null;
};

export function paramsOf({ status, customer, page }: ChosenBookings): URLSearchParams {
  return new URLSearchParams({ ...(customer && { customer }), ...(status && { status }), ...(page > 1 && { page: String(page) }) });
}

export function hrefOf(chosen: ChosenBookings): string {
  const params = String(paramsOf(chosen));
  return params ? `${paths.myBookings}?${params}` : paths.myBookings;
}
