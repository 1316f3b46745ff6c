import type { BookableOffer } from '../../src/scheduling/terms/terms.decisions.js';
import { DEFAULT_VENDOR_SETTINGS } from '../../src/vendor-onboarding/index.js';

/** The service of `booking-life.ts`, as it can be booked: by an approved provider in Austin. */
export const offerWith = (settings: Partial<BookableOffer['settings']> = {}): BookableOffer => ({
  service: {
    status: 'listed',
    vendorId: 'v1',
    active: true,
    offByAdmin: false,
    offer: { categoryId: 'k1', title: 'Drain cleaning', description: '', basePriceCents: 8900, priceType: 'fixed', durationMinutes: 90 },
  },
  revision: 3,
  vendor: {
    status: 'approved',
    userId: 'u9',
    submission: 1,
    active: true,
    fellWith: null,
    paused: false,
    businessZip: '78701',
    timeZone: 'America/Chicago',
    serviceAreaRadius: 10,
    profileChangedAt: '2026-01-05T10:00:00.000Z',
    contactChangedAt: '2026-01-05T10:00:00.000Z',
  },
  ownerIsLeaving: false,
  settings: { ...DEFAULT_VENDOR_SETTINGS, ...settings },
  platformFeeCents: 500,
});
export const AUTO_ACCEPT = { availability: { ...DEFAULT_VENDOR_SETTINGS.availability, autoAccept: true } };

/** An empty day of theirs, on which a job of 90 minutes at 13:00 takes two hours. */
export const FREE_DAY = { kept: [] };
export const TAKEN = { vendorId: 'v1', date: '2026-11-24', lane: 0, hours: [13, 14] };
export const keptBy = (holder: string, until: string | null = null, lane = 0) => ({ holder, lane, hours: [13, 14], until });

/** The time of `booking-life.ts`, held for its customer. */
export const HELD = {
  holdId: 'h1',
  vendorId: 'v1',
  serviceId: 's1',
  serviceTitle: 'Drain cleaning',
  durationMinutes: 90,
  slot: { date: '2026-11-24', time: '13:00', startsAt: '2026-11-24T19:00:00.000Z', endsAt: '2026-11-24T20:30:00.000Z' },
  terms: { priceCents: 7700, platformFeeCents: 500, cancellationFeeCents: 2500, timeZone: 'America/Chicago' },
  until: '2026-11-20T10:05:00.000Z',
};
