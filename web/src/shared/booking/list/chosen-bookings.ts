import { paths } from '#shared/paths.ts';
import { pageFrom } from '#ui/page/page-from.ts';
import { type Status, statusFrom } from '../booking-status.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Of a provider's work: from today on, what waits for their answer, before today, or all. */
export const TIMES = { upcoming: 'Upcoming', unanswered: 'To answer', past: 'Past', all: 'All' } as const;
export type Times = keyof typeof TIMES;
/** Stands in no address. */
export const USUAL_TIMES: Times = 'upcoming';

/** Which bookings are on show; it stands in the address. */
export interface ChosenBookings {
  status?: Status;
  /** Only for a provider. */
  when?: Times;
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
  const when = timesIn(params);
  return { ...(status && { status }), ...(customer && { customer }), ...(when && { when }), page: pageFrom(params) };
}

const timesIn = (params: URLSearchParams): Times | undefined => (Object.keys(TIMES) as Times[]).find((when) => when === params.get('when'));

/** As it stands before "bookings"; nothing for all of them. */
export const timesWord = (when: Times | undefined): Exclude<Times, 'all'> | undefined => (when === 'all' ? undefined : when);

const idIn = (params: URLSearchParams, name: string): string | null => {
  const id = params.get(name);
  return id !== null && UUID.test(id) ? id : null;
};

export function paramsOf({ status, customer, when, page }: ChosenBookings): URLSearchParams {
  return new URLSearchParams({
    ...(customer && { customer }),
    ...(status && { status }),
    ...(when && when !== USUAL_TIMES && { when }),
    ...(page > 1 && { page: String(page) }),
  });
}

export function hrefOf(chosen: ChosenBookings): string {
  const params = String(paramsOf(chosen));
  return params ? `${paths.myBookings}?${params}` : paths.myBookings;
}

/** All of them: for a provider, whose list opens on what is to come, that is a choice. */
export const hrefToAll = (when: Times | undefined): string => hrefOf({ when: when && 'all', page: 1 });
