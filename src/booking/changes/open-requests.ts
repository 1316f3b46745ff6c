import { Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import { event, type OpenRequestsEvent } from './open-requests.events.js';

const AT_MOST = 2;

/** What one customer has asked of one vendor and not been answered: ids of bookings. */
export type OpenRequests = readonly string[];

export const OpenRequests: Decider<OpenRequests, OpenRequestsEvent> = {
  category: 'openRequests',
  initial: [],
  evolve: {
    RequestOpened: (open, { bookingId }) => [...open, bookingId],
    RequestAnswered: (open, { bookingId }) => open.filter((id) => id !== bookingId),
  },
};

interface Request {
  readonly customerId: string;
  readonly vendorId: string;
  readonly bookingId: string;
}

export const openRequestsId = ({ customerId, vendorId }: Pick<Request, 'customerId' | 'vendorId'>): string => `${customerId}-${vendorId}`;

export function openRequest(open: OpenRequests, { customerId, vendorId, bookingId }: Request): OpenRequestsEvent[] {
  if (open.includes(bookingId)) return [];
  if (open.length >= AT_MOST) {
    throw new Rejected('booking/too-many-requests', 'This provider has not answered two of your requests yet. Please wait for an answer.');
  }
  return [event('RequestOpened', { customerId, vendorId, bookingId })];
}

export function answerRequest(open: OpenRequests, { customerId, vendorId, bookingId }: Request): OpenRequestsEvent[] {
  return open.includes(bookingId) ? [event('RequestAnswered', { customerId, vendorId, bookingId })] : [];
}
