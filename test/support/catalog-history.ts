import type { PriceType } from '../../src/catalog/service.events.js';
import type { AnyEvent } from '../../src/platform/events/event.js';
import { idFrom } from '../../src/platform/ids.js';
import { anyEvent } from './any-event.js';
import { type Happened, on } from './project.js';

/** Histories for tests: ids follow from names, so that a test can speak of "the plumber". */
export const idOf = (thing: string): string => idFrom('test', thing);

export const category = (slug: string, parent?: string): Happened[] =>
  on(
    `category-${slug}`,
    anyEvent('CategoryCreated', {
      categoryId: idOf(slug),
      parentId: parent ? idOf(parent) : null,
      name: slug,
      slug,
      description: '',
      icon: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    }),
  );

/** In Austin, and drives for ten miles. */
export function vendor(name: string, state: 'pending' | 'approved' = 'approved', businessZip = '78701'): Happened[] {
  const ids = { vendorId: idOf(name), userId: idOf(`${name}'s owner`), submission: 1 };
  const applied = anyEvent(
    'VendorAppliedV2',
    {
      ...ids,
      businessName: name,
      businessDescription: `All about ${name}.`,
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip,
      timeZone: 'America/Chicago',
      serviceAreaRadius: 10,
      yearsInBusiness: null,
      kycDocumentType: 'passport',
      appliedAt: '2026-01-02T00:00:00.000Z',
    },
    {
      subject: ids.userId,
      fields: { contactPerson: `Owner of ${name}`, contactPhone: '1', businessAddress: '2', businessLicense: null, websiteUrl: null },
    },
  );
  return on(
    `vendor-${name}`,
    applied,
    ...(state === 'approved' ? [anyEvent('VendorApproved', { ...ids, approvedAt: '2026-01-03T00:00:00.000Z' })] : []),
  );
}

interface Told {
  readonly vendor: string;
  readonly category: string;
  readonly description?: string;
  readonly dollars?: number;
  readonly priceType?: PriceType;
  readonly active?: boolean;
  /** Day of February 2026. */
  readonly day?: number;
}

export const service = (title: string, { vendor, category, day = 1, dollars = 100, ...told }: Told): Happened[] =>
  on(
    `service-${title}`,
    anyEvent('ServiceCreated', {
      serviceId: idOf(title),
      vendorId: idOf(vendor),
      categoryId: idOf(category),
      title,
      description: told.description ?? 'Done well.',
      basePriceCents: dollars * 100,
      priceType: told.priceType ?? 'fixed',
      durationMinutes: 60,
      active: told.active ?? true,
      createdAt: `2026-02-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    }),
  );

/** A provider puts their services in order. */
export const ordered = (vendor: string, ...titles: string[]): Happened[] =>
  on(
    `serviceOrder-${vendor}`,
    anyEvent('ServicesOrdered', { vendorId: idOf(vendor), serviceIds: titles.map(idOf), orderedAt: '2026-02-28T10:00:00.000Z' }),
  );

export const reviewed = (vendor: string, ...ratings: number[]): Happened[] =>
  ratings.flatMap((rating, index) => on(`review-${vendor}-${index}`, review(vendor, rating, String(index))));

export function review(vendor: string, rating: number, which: string): AnyEvent {
  const bookingId = idOf(`${vendor}'s booking ${which}`);
  const customerId = idOf(`${vendor}'s customer`);
  const facts = { reviewId: bookingId, bookingId, vendorId: idOf(vendor), serviceId: bookingId, customerId, serviceTitle: 'A job', rating };
  return anyEvent('ReviewPosted', { ...facts, postedAt: '2026-03-01T10:00:00.000Z' }, { subject: customerId, fields: { comment: null } });
}

export const booked = (title: string, ...days: string[]): Happened[] =>
  days.flatMap((day, index) =>
    on(
      `booking-${title}-${index}`,
      anyEvent('BookingCreated', {
        serviceId: idOf(title),
        vendorId: idOf('anyone'),
        createdAt: `${day}T10:00:00.000Z`,
        terms: { timeZone: 'America/Chicago' },
      }),
    ),
  );

export const then = (title: string, type: string, data: object = {}): Happened[] =>
  on(`service-${title}`, anyEvent(type, { serviceId: idOf(title), ...data }));
