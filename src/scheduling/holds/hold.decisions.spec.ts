import { MADE } from '../../../test/support/booking-life.js';
import { FREE_DAY, HELD, keptBy, offerWith, TAKEN } from '../../../test/support/booking-offer.js';
import { refusal } from '../../../test/support/refusal.js';
import { NotFound } from '../../platform/errors.js';
import { eventOf } from '../../platform/events/event.js';
import type { ScheduleEvent } from '../schedule/schedule.events.js';
import { SlotTaken } from '../slots/free-time.decisions.js';
import { type HoldFacts, holdSlot, mustHaveHeld } from './hold.decisions.js';
import type { HoldsEvent } from './holds.events.js';

const CHOSEN = { customerId: 'c1', serviceId: 's1', serviceRevision: 3, date: '2026-11-24', time: '13:00' };
const facts = (other: Partial<HoldFacts> = {}): HoldFacts => ({
  holdId: 'h2',
  chosen: CHOSEN,
  offer: offerWith(),
  off: [],
  day: FREE_DAY,
  otherDay: undefined,
  holds: [],
  now: MADE,
  ...other,
});
const TEN_MINUTES_LATER = '2026-11-20T10:10:00.000Z';
const { until: _, ...held } = HELD;
const event = eventOf<HoldsEvent | ScheduleEvent>();
const taken = event('HoldTaken', {
  ...held,
  holdId: 'h2',
  terms: { ...HELD.terms, priceCents: 8900 },
  until: TEN_MINUTES_LATER,
  customerId: 'c1',
  heldAt: MADE,
});
const kept = event('SlotHeld', { ...TAKEN, holdId: 'h2', until: TEN_MINUTES_LATER });
const other = { ...HELD, slot: { ...HELD.slot, date: '2026-11-25' } };

describe('holding a time', () => {
  test('its hours are kept for ten minutes, under the terms of now', () =>
    expect(holdSlot(facts())).toEqual({ holdId: 'h2', holds: [taken], day: [kept], otherDay: [] }));

  test('whoever holds it already goes on holding it, no longer than before', () =>
    expect(holdSlot(facts({ holds: [HELD], day: { kept: [keptBy('h1', HELD.until)] } }))).toEqual({
      holdId: 'h1',
      holds: [],
      day: [],
      otherDay: [],
    }));

  test('a hold of the service on another day is given back there', () => {
    const moved = holdSlot(facts({ holds: [other], otherDay: { kept: [keptBy('h1', HELD.until)] } }));
    expect(moved.otherDay).toEqual([event('SlotHoldReleased', { ...TAKEN, date: '2026-11-25', holdId: 'h1' })]);
    expect(moved.holds).toEqual([
      event('HoldEnded', { holdId: 'h1', customerId: 'c1', vendorId: 'v1', outcome: 'released', endedAt: MADE }),
      taken,
    ]);
    expect(moved.day).toEqual([kept]);
  });

  test('a time that somebody else has is refused', () =>
    expect(refusal(() => holdSlot(facts({ day: { kept: [keptBy('b0')] } })))).toBeInstanceOf(SlotTaken));

  test('a third one at the same time is refused', () => {
    const holds = [
      { ...HELD, holdId: 'h8', serviceId: 's8' },
      { ...HELD, holdId: 'h9', serviceId: 's9' },
    ];
    expect(refusal(() => holdSlot(facts({ holds }))).code).toBe('booking/too-many-holds');
  });
});

describe('giving a hold back', () => {
  test('is for whoever has ever held it', () => {
    expect(() => mustHaveHeld(true)).not.toThrow();
    expect(refusal(() => mustHaveHeld(false))).toBeInstanceOf(NotFound);
  });
});
