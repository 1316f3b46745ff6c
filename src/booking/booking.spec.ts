import {
  cancelled,
  completed,
  confirmed,
  created,
  CUSTOMER,
  customer,
  IN_TIME,
  SLOT,
  vendor,
  WHY,
} from '../../test/support/booking-life.js';
import { given } from '../../test/support/given.js';
import { Booking } from './booking.js';
import { cancelByAdmin, cancelByCustomer, cancelByVendor, withdraw } from './cancellation/cancellation.decisions.js';
import { claim } from './claims/no-show.decisions.js';
import { complete } from './completion/completion.decisions.js';
import { reschedule } from './moving/reschedule.decisions.js';
import { confirm, decline } from './requests/requests.decisions.js';

describe('a booking that has ended never reopens', () => {
  const LATER = { ...SLOT, time: '15:00', startsAt: '2026-11-24T21:00:00.000Z', endsAt: '2026-11-24T22:30:00.000Z' };
  const ends = {
    completed: [created, confirmed, completed],
    declined: [created, cancelled('declined', 'pending', 0, IN_TIME)],
    withdrawn: [created, cancelled('withdrawn', 'pending', 0, IN_TIME)],
    'cancelled by the customer': [created, confirmed, cancelled('by_customer', 'confirmed', 0, IN_TIME)],
  };
  const decisions = {
    confirm: (b: Booking) => confirm(b, vendor()),
    decline: (b: Booking) => decline(b, vendor()),
    withdraw: (b: Booking) => withdraw(b, customer()),
    cancelByCustomer: (b: Booking) => cancelByCustomer(b, customer()),
    cancelByVendor: (b: Booking) => cancelByVendor(b, { ...vendor(), ...WHY }),
    cancelByAdmin: (b: Booking) => cancelByAdmin(b, { chargeCents: 0, now: IN_TIME, ...WHY }),
    reschedule: (b: Booking) => reschedule(b, { by: CUSTOMER, slot: LATER, proposalId: 'p1', agreeHours: 12, now: IN_TIME }),
    claim: (b: Booking) => claim(b, { by: CUSTOMER, actorId: 'c1', statement: null, now: SLOT.endsAt }),
    complete: (b: Booking) => complete(b, vendor(SLOT.endsAt)),
  };
  const quiet = new Set(['completed complete', 'declined decline', 'withdrawn withdraw', 'cancelled by the customer cancelByCustomer']);

  for (const [end, history] of Object.entries(ends)) {
    for (const [name, decide] of Object.entries(decisions)) {
      if (quiet.has(`${end} ${name}`)) continue;
      test(`${end}: ${name} is refused`, () =>
        given(Booking, ...history)
          .when(decide)
          .thenRejected('booking/closed'));
    }
  }
});
