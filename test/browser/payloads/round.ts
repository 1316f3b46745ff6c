import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/demo/market/accounts.js';
import { photo } from '../../support/photo.js';
import { WIDE } from '../../support/wide.js';
import { APPLICATION } from '../support/applicant.js';
import type { BothSides } from '../support/both-sides.js';
import { confirm, type Newcomer } from '../support/newcomer.js';
import { expect } from '../support/product.js';
import { freeTimes } from '../support/provider.js';
import { Asking, type Someone } from './asking.js';
import { PAYLOADS } from './payloads.js';
import type { TextField } from './text-fields.js';

export const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
export const AUDITOR = { email: 'auditor@demo.test', password: DEMO_PASSWORD };

/** When the work is done: the time of day, in UTC; in Austin it is half past six. */
export const EVENING = 'T23:30:00.000Z';
const MORNING = 'T15:00:00.000Z';
const WEEK = 7;

/** What a round has left behind, for whoever looks at it. */
export interface Story {
  readonly categorySlug: string;
  readonly serviceId: string;
  readonly vendorId: string;
  /** Bookings that customer and provider can look at: of each kind one. */
  readonly bookings: readonly string[];
  /** Whose application was turned down, still waits, and whose business was suspended. */
  readonly rejected: Someone;
  readonly applicant: Someone;
  readonly suspended: Someone;
}

/** Everybody tells, in every text field, what would be a script. In each round every field holds another payload. */
export class Round {
  readonly told = new Set<TextField>();
  readonly used = new Set<string>();
  private readonly signedIn = new Map<string | undefined, Promise<Asking>>();
  private field = 0;
  private readonly request: APIRequestContext;

  constructor(
    private readonly number: number,
    private readonly sides: BothSides,
  ) {
    this.request = sides.request;
  }

  get customer(): Someone {
    return this.sides.customer;
  }
  get business(): Someone {
    return this.sides.business;
  }

  /** A visitor, or somebody who is signed in until the clock moves on. */
  as(who?: Someone): Promise<Asking> {
    const known = this.signedIn.get(who?.email) ?? Asking.as(this.request, this.told, who);
    this.signedIn.set(who?.email, known);
    return known;
  }

  async tell(): Promise<Story> {
    // The same day of the week: everybody works.
    await this.clock(this.number === 0 ? 0 : WEEK, MORNING);
    const applications = await this.apply();
    await this.contact();
    await this.fee();
    await this.limits();
    await this.deadlines();
    await this.switches();
    await this.downloads();
    const offered = await this.offer();
    const bookings = await this.books(offered.serviceId);
    return { ...applications, ...offered, bookings, vendorId: this.sides.business.vendorId };
  }

  private async clock(daysAhead: number, time: string): Promise<void> {
    await this.sides.clock(`${this.sides.dayAhead(daysAhead)}${time}`);
    this.signedIn.clear();
  }

  /** The next field's text: after as many rounds as there are payloads, each has stood in every field that has room for it. */
  private text(room = 100): string {
    const fitting = PAYLOADS.filter(({ length }) => length <= room);
    const payload = fitting[(this.field++ + this.number) % fitting.length]!;
    this.used.add(payload);
    return payload;
  }

  /** What stands in quotes may be almost anything. Addresses are kept in small letters, and mails go there. */
  private email(): string {
    const quoted = this.text(60)
      .toLowerCase()
      .replaceAll(/["\\]/g, String.raw`\$&`);
    return `"${quoted}"@${this.number}.${this.field}.example.test`;
  }
  /** Neither blanks nor angle brackets are in an address: quotes are. */
  private website = (): string => `https://example.test/?q="onmouseover="hit()'onfocus='hit()`;

  private trade = () => ({
    businessName: this.text(),
    businessDescription: this.text(),
    businessLicense: this.text(),
    businessAddress: this.text(),
    businessCity: this.text(),
    businessState: this.text(50),
    phone: this.text(40),
    websiteUrl: this.website(),
  });

  private proofs = () => ({
    taxId: this.text(50),
    kycDocumentNumber: this.text(50),
    bankName: this.text(),
    bankAccountNumber: this.text(50),
    bankRoutingNumber: this.text(50),
  });

  /** Three want to be providers: one is turned down, one applies once more, one is suspended. Somebody else is shut out. */
  private async apply(): Promise<Pick<Story, 'rejected' | 'applicant' | 'suspended'>> {
    const rejected = await this.enrolled((visitor, person) => visitor.post('auth/sign-up', person));
    const admin = await this.as(ADMIN);
    const person = await this.as(rejected);
    await person.post('vendor-applications', { ...APPLICATION, ...this.trade(), ...this.proofs() });
    await admin.post(`admin/vendors/${await vendorOf(person)}/reject`, { reason: this.text() });
    await person.post('account/email', { email: this.email(), password: rejected.password });

    const register = (visitor: Asking, account: Newcomer) =>
      visitor.post('vendor-registrations', { ...APPLICATION, ...this.trade(), ...this.proofs(), ...account });
    const applicant = await this.enrolled(register);
    const again = await this.as(applicant);
    const vendorId = await vendorOf(again);
    await admin.post(`admin/vendors/${vendorId}/kyc`, { reason: this.text(), password: ADMIN.password });
    await admin.post(`admin/vendors/${vendorId}/reject`, { reason: this.text() });
    await again.post('vendor-applications/resubmission', { ...APPLICATION, ...this.trade(), ...this.proofs() });

    const suspended = await this.enrolled(register);
    const closed = await vendorOf(await this.as(suspended));
    await admin.post(`admin/vendors/${closed}/approve`);
    await admin.post(`admin/vendors/${closed}/deactivate`, { reason: this.text(), confirmedBookings: 'keep' });
    const shutOut = await this.enrolled((visitor, account) => visitor.post('auth/sign-up', account));
    const { id } = await (await this.as(shutOut)).get<{ id: string }>('auth/me');
    for (const change of ['grant', 'revoke']) await admin.post(`admin/users/${id}/roles/vendor/${change}`, { reason: this.text() });
    await admin.post('admin/invitations', { fullName: this.text(), email: this.email(), roles: ['vendor'] });
    await admin.post(`admin/users/${id}/deactivate`, { reason: this.text() });
    await admin.post('admin/views', { list: 'users', name: this.text(), query: this.text() });
    await admin.post('admin/bulk-actions/users', { isActive: false, ids: [id], total: 1, search: this.text(), reason: this.text() });
    return { rejected, applicant, suspended };
  }

  /** Somebody who had no account, and has confirmed their address. */
  private async enrolled(enrolling: (visitor: Asking, account: Newcomer) => Promise<unknown>): Promise<Newcomer> {
    const account = { email: this.email(), fullName: this.text(), password: 'measure twice, cut once' };
    const visitor = await this.as();
    await confirm(this.request, account.email, () => enrolling(visitor, account));
    return account;
  }

  private async contact(): Promise<void> {
    const message = { topic: 'other', name: this.text(), email: this.email(), message: this.text() };
    await (await this.as()).post('contact-messages', message);
    // Longer than what is counted; `test/http/visits.spec.ts` has what an administrator reads.
    await (await this.as()).put('visits/today', { step: 'looked', search: this.text() });
  }

  /** A fee that never comes to hold: one at a time may be to come. */
  private async fee(): Promise<void> {
    const admin = await this.as(ADMIN);
    const from = `${this.sides.dayAhead(90)}${MORNING}`;
    await admin.post('admin/platform-fee/changes', { feeCents: 650, from, reason: this.text() });
    const { changes } = await admin.get<{ changes: { id: string }[] }>('admin/platform-fee');
    await admin.post(`admin/platform-fee/changes/${changes[0]!.id}/take-back`, { reason: this.text() });
  }

  /** Others in each round, and none that anybody meets. */
  private async limits(): Promise<void> {
    const admin = await this.as(ADMIN);
    const { changedAt } = await admin.get<{ changedAt: string }>('admin/booking-limits');
    const atOnce = WIDE.atOnce - 1 - (this.number % 2);
    await admin.post('admin/booking-limits/changes', { ...WIDE, atOnce, changedAt, reason: this.text() });
  }

  private async deadlines(): Promise<void> {
    const admin = await this.as(ADMIN);
    const { changedAt } = await admin.get<{ changedAt: string | null }>('admin/booking-deadlines');
    const wanted = { answerHours: 24, agreeHours: 12 - (this.number % 2) };
    await admin.post('admin/booking-deadlines/changes', { ...wanted, changedAt, reason: this.text() });
  }

  /** Photos are what nobody else adds meanwhile. */
  private async switches(): Promise<void> {
    const admin = await this.as(ADMIN);
    for (const on of [false, true]) await admin.post('admin/feature-switches/changes', { feature: 'photos', on, reason: this.text() });
  }

  private async downloads(): Promise<void> {
    const admin = await this.as(ADMIN);
    for (const list of ['users', 'vendors', 'services', 'bookings']) await admin.post(`admin/${list}/download`, { search: this.text() });
  }

  private async offer(): Promise<Pick<Story, 'categorySlug' | 'serviceId'>> {
    const admin = await this.as(ADMIN);
    const vendor = await this.as(this.sides.business);
    await vendor.put('vendor/profile', {
      businessName: this.text(),
      businessDescription: this.text(),
      businessLicense: this.text(),
      serviceAreaRadius: 10,
    });
    await vendor.put('vendor/contact', {
      contactPerson: this.text(),
      phone: this.text(40),
      businessAddress: this.text(),
      businessCity: this.text(),
      businessState: this.text(50),
      businessZip: '78701',
      websiteUrl: this.website(),
    });
    const categorySlug = `payloads-${this.number}`;
    const category = { name: this.text(), slug: categorySlug, description: this.text(), icon: this.text(50), parentId: null };
    const { categoryId } = await admin.post<{ categoryId: string }>('admin/categories', category);
    await admin.patch(`admin/categories/${categoryId}`, { name: this.text(), description: this.text(), icon: this.text(50) });
    const unseen = await admin.post<{ categoryId: string }>('admin/categories', { ...category, slug: `${categorySlug}-unseen` });
    await admin.patch(`admin/categories/${unseen.categoryId}`, { isActive: false, reason: this.text() });
    await admin.post(`admin/categories/${unseen.categoryId}/delete`, { reason: this.text() });
    const { serviceId } = await vendor.post<{ serviceId: string }>('vendor/services', {
      categoryId,
      title: this.text(),
      description: this.text(),
      basePriceCents: 8900,
      priceType: 'fixed',
      durationMinutes: 60,
    });
    await vendor.patch(`vendor/services/${serviceId}`, { title: this.text(), description: this.text() });
    const ofAdmin = { categoryId, vendorId: this.sides.business.vendorId, basePriceCents: 0, priceType: 'starting_at', durationMinutes: 1 };
    const made = await admin.post<{ serviceId: string }>('admin/services', { ...ofAdmin, title: this.text(), description: this.text() });
    await admin.patch(`admin/services/${made.serviceId}`, { title: this.text(), description: this.text() });
    await admin.patch(`admin/services/${made.serviceId}`, { isActive: false, reason: this.text() });
    await admin.post(`admin/services/${made.serviceId}/activate`, { reason: this.text() });
    await admin.post(`admin/services/${made.serviceId}/deactivate`, { reason: this.text() });
    const gone = await admin.post<{ serviceId: string }>('admin/services', { ...ofAdmin, title: this.text(), description: this.text() });
    await admin.post(`admin/services/${gone.serviceId}/delete`, { reason: this.text() });
    const many = { ids: [made.serviceId], total: 1, search: this.text(), reason: this.text() };
    await admin.post('admin/bulk-actions/services', { ...many, isActive: true });
    await this.shows(vendor);
    await vendor.put(`vendor/days/${this.sides.dayAhead(6)}`, { hours: [], note: this.text() });
    await expect.poll(async () => (await this.request.get(`/api/v1/services/${serviceId}`)).status()).toBe(200);
    return { categorySlug, serviceId };
  }

  /** Three photos, all reported: one is hidden, one is shown again, one is kept. */
  private async shows(vendor: Asking): Promise<void> {
    const [user, admin] = [await this.as(this.sides.customer), await this.as(ADMIN)];
    const shown: string[] = [];
    for (const color of ['teal', 'coral', 'olive']) {
      const { id } = await vendor.picture<{ id: string }>('vendor/photos', await photo(400, 400, color));
      await vendor.put(`vendor/photos/${id}/caption`, { caption: this.text() });
      shown.push(id);
    }
    const [hidden, again, kept] = shown;
    // Another test may have left one of this business.
    const seen = async () => (await vendor.get<{ id: string }[]>(`vendors/${this.sides.business.vendorId}/photos`)).map(({ id }) => id);
    await expect.poll(seen).toEqual(expect.arrayContaining(shown));
    for (const id of shown) await user.post(`photos/${id}/reports`, { ground: 'other', note: this.text() });
    await admin.post(`admin/photos/${hidden}/hide`, { reason: this.text() });
    await admin.post(`admin/photos/${again}/hide`, { reason: this.text() });
    await admin.post(`admin/photos/${again}/show`, { reason: this.text() });
    await admin.post(`admin/photos/${kept}/keep`, { reason: this.text() });
  }

  /** Work that is well done, badly done, not done, and called off; and what is said of it. */
  private async books(serviceId: string): Promise<string[]> {
    const { sides } = this;
    const user = await this.as(sides.customer);
    const home = { phone: '(512) 555-0144', state: 'TX', zipCode: '78701' };
    await user.put('account/profile', { ...home, fullName: this.text(), address: this.text(), city: this.text() });
    await user.put(`favorites/services/${serviceId}`, {});
    await user.put(`favorites/vendors/${sides.business.vendorId}`, {});
    const done = [await this.agreed(serviceId, 1), await this.agreed(serviceId, 1), await this.agreed(serviceId, 1)];
    const [overruled, contested, dismissed] = [
      await this.agreed(serviceId, 2),
      await this.agreed(serviceId, 2),
      await this.agreed(serviceId, 2),
    ];
    await this.asked(serviceId, 5);
    const withdrawn = await this.asked(serviceId, 5);
    await user.post(`bookings/${withdrawn}/cancel`, { reason: this.text() });
    const declined = await this.asked(serviceId, 5);
    await (await this.as(sides.business)).post(`bookings/${declined}/decline`, { reason: this.text() });
    await (await this.as(ADMIN)).post(`admin/bookings/${overruled}/cancel`, { chargeCents: 0, reason: this.text() });

    await this.clock(2, EVENING);
    for (const id of done) await this.finished(id);
    await this.moderated(done);
    await this.claimed(contested);
    await this.claimed(dismissed);
    await (await this.as(ADMIN)).post(`admin/bookings/${dismissed}/claim`, { outcome: 'dismissed', reason: this.text() });
    return [done[0]!, overruled, contested, dismissed, withdrawn, declined];
  }

  private async asked(serviceId: string, daysAhead: number): Promise<string> {
    const date = this.sides.dayAhead(daysAhead);
    const user = await this.as(this.sides.customer);
    const { revision } = await user.get<{ revision: number }>(`services/${serviceId}`);
    const [time] = await freeTimes(this.request, serviceId, date);
    const wish = { serviceId, serviceRevision: revision, date, time, zip: '78701' };
    return (
      await user.post<{ id: string }>('bookings', {
        ...wish,
        street: this.text(),
        instructions: this.text(),
        customerTimeZone: this.text(),
      })
    ).id;
  }

  private async agreed(serviceId: string, daysAhead: number): Promise<string> {
    const id = await this.asked(serviceId, daysAhead);
    await (await this.as(this.sides.business)).post(`bookings/${id}/confirm`);
    return id;
  }

  private async finished(bookingId: string): Promise<void> {
    const [vendor, user, admin] = [await this.as(this.sides.business), await this.as(this.sides.customer), await this.as(ADMIN)];
    await vendor.post(`bookings/${bookingId}/complete`);
    await user.post(`bookings/${bookingId}/review`, { rating: 4, comment: this.text() });
    await user.put(`bookings/${bookingId}/review`, { rating: 3, comment: this.text() });
    await user.post(`bookings/${bookingId}/problem`, { description: this.text() });
    await admin.post(`admin/bookings/${bookingId}/problem`, { refundCents: 100, reason: this.text() });
  }

  /** Of three reviews that were reported one is hidden and one stays; of the third nobody has decided. */
  private async moderated(bookings: readonly string[]): Promise<void> {
    const [vendor, admin] = [await this.as(this.sides.business), await this.as(ADMIN)];
    const newest = async () => (await vendor.get<{ items: { id: string }[] }>(`vendors/${this.sides.business.vendorId}/reviews`)).items;
    await expect.poll(async () => (await newest()).length).toBeGreaterThanOrEqual(bookings.length);
    const [hidden, kept, open] = await newest();
    for (const { id } of [hidden!, kept!, open!]) {
      await vendor.put(`reviews/${id}/reply`, { reply: this.text() });
      await vendor.post(`reviews/${id}/reports`, { ground: 'other', note: this.text() });
    }
    await admin.post(`admin/reviews/${hidden!.id}/hide`, { reason: this.text() });
    await admin.post(`admin/reviews/${kept!.id}/keep`, { reason: this.text() });
  }

  private async claimed(bookingId: string): Promise<void> {
    await (await this.as(this.sides.business)).post(`bookings/${bookingId}/claim`, { statement: this.text() });
    await (await this.as(this.sides.customer)).post(`bookings/${bookingId}/contest`, { statement: this.text() });
  }
}

const vendorOf = async (person: Asking): Promise<string> => (await person.get<{ id: string }>('vendor/profile')).id;
