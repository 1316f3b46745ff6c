import { randomUUID } from 'node:crypto';
import { addDays } from '../../../src/platform/time/calendar.js';
import type { Answer, Sent } from './load.js';
import { customerId, CUSTOMERS, emailOf, hourOf, type Market, PASSWORD, placeOf, PROVIDERS } from './market.js';
import { from, type People } from './people.js';

/** Something that people write, and how it is asked for: each time something else. */
export interface Write {
  readonly name: string;
  readonly status: number;
  /** What there is one more of in the event store after each; absent: nothing is. */
  readonly event?: string;
  /** @param index counts from 0, over all rounds */
  ask(index: number): Sent;
  /** Hears what was answered. */
  took?(answer: Answer, index: number): void;
}

interface Booked {
  readonly bookingId: string;
  readonly customer: number;
  readonly provider: number;
}

/** Days that are told apart, so that nobody is in the way of anybody. */
const FIRST_DAY = 3;
const FIRST_DAY_OF_HOLDS = 45;

/** In this order: what was booked is confirmed, what was confirmed is cancelled. */
export function kindsOf(market: Market, people: People): Record<Kind, Write> {
  const today = new Date().toISOString().slice(0, 10);
  const booked: Booked[] = [];
  const api = (method: string, path: string, userId: string, body?: object): Sent => ({
    method,
    path: `/api/v1${path}`,
    headers: { ...people.headersOf(userId), 'Idempotency-Key': randomUUID() },
    ...(body && { body }),
  });
  const service = (provider: number): string => market.providers[provider % PROVIDERS]!.serviceId;
  const address = { street: '1 Elm Street', zip: '78704', instructions: 'Ring twice.' };

  return {
    booking: {
      name: 'a booking',
      status: 201,
      event: 'BookingCreated',
      ask: (index) => {
        const { provider, customer, date, time } = placeOf(index, addDays(today, FIRST_DAY));
        return api('POST', '/bookings', customerId(customer), { serviceId: service(provider), serviceRevision: 0, date, time, ...address });
      },
      took: ({ text }, index) => {
        const { provider, customer } = placeOf(index, today);
        booked.push({ bookingId: (JSON.parse(text) as { id: string }).id, customer, provider });
      },
    },
    confirm: {
      name: 'a confirmation',
      status: 200,
      event: 'BookingConfirmed',
      ask: (index) => {
        const { bookingId, provider } = booked[index]!;
        return api('POST', `/bookings/${bookingId}/confirm`, market.providers[provider]!.userId);
      },
    },
    cancel: {
      name: 'a cancellation',
      status: 200,
      event: 'BookingCancelled',
      ask: (index) => {
        const { bookingId, customer } = booked[index]!;
        return api('POST', `/bookings/${bookingId}/cancel`, customerId(customer), {});
      },
    },
    hold: {
      name: 'a hold',
      status: 201,
      event: 'HoldTaken',
      ask: (index) => {
        // Each customer chooses among the hours of one provider, so that another choice gives the one before back.
        const customer = index % CUSTOMERS;
        const turn = Math.floor(customer / PROVIDERS) + (CUSTOMERS / PROVIDERS) * Math.floor(index / CUSTOMERS);
        const chosen = { serviceRevision: 0, ...hourOf(turn, addDays(today, FIRST_DAY_OF_HOLDS)) };
        return api('POST', `/services/${service(customer)}/holds`, customerId(customer), chosen);
      },
    },
    review: {
      name: 'a review',
      status: 201,
      event: 'ReviewPosted',
      ask: (index) => {
        const { bookingId, customer } = market.done[index]!;
        return api('POST', `/bookings/${bookingId}/review`, customerId(customer), { rating: 5, comment: 'They came on time.' });
      },
    },
    favorite: {
      name: 'a favorite',
      status: 204,
      event: 'FavoriteAdded',
      ask: (index) =>
        api('PUT', `/favorites/services/${service(Math.floor(index / CUSTOMERS) + (index % CUSTOMERS))}`, customerId(index % CUSTOMERS)),
    },
    profile: {
      name: 'a profile',
      status: 200,
      event: 'ProfileUpdated',
      ask: (index) => {
        const profile = {
          fullName: `Pat Example ${index}`,
          phone: '(512) 555-0100',
          address: '1 Elm Street',
          city: 'Austin',
          state: 'TX',
          zipCode: '78704',
        };
        return api('PUT', '/account/profile', customerId(index % CUSTOMERS), profile);
      },
    },
    signIn: {
      name: 'a sign-in',
      status: 200,
      ask: (index) => ({
        method: 'POST',
        path: '/api/v1/auth/sign-in',
        headers: from(index),
        body: { email: emailOf(customerId(index % CUSTOMERS)), password: PASSWORD },
      }),
    },
    signUp: {
      name: 'a registration',
      status: 202,
      event: 'UserRegistered',
      ask: (index) => ({
        method: 'POST',
        path: '/api/v1/auth/sign-up',
        headers: from(index),
        body: { fullName: 'Pat Newcomer', email: `newcomer-${index}@example.test`, password: PASSWORD },
      }),
    },
  };
}

export type Kind = 'booking' | 'confirm' | 'cancel' | 'hold' | 'review' | 'favorite' | 'profile' | 'signIn' | 'signUp';
