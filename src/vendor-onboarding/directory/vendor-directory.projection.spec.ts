import { anyEvent } from '../../../test/support/any-event.js';
import { type TestDatabase, testDatabase } from '../../../test/support/postgres.js';
import { type Happened, on, project } from '../../../test/support/project.js';
import { type AnyEvent, ERASED, eventOf } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { idFrom } from '../../platform/ids.js';
import type { VendorEvent } from '../vendor.events.js';
import { vendorDirectory } from './vendor-directory.projection.js';
import { vendorFigures } from './vendor-figures.projection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.pool.query('truncate read.vendor_directory, read.vendor_figures'));
afterAll(() => database.drop());

const event = eventOf<VendorEvent | PersonalDataErased>();
const vendorId = idFrom('vendor', '1');
const userId = idFrom('user', '1');
const at = (day: string) => `2026-05-${day}T10:00:00.000Z`;
const ids = { vendorId, userId };

const applied = (submission: number, businessName = 'Alamo Plumbing') =>
  event(
    'VendorAppliedV2',
    {
      ...ids,
      submission,
      businessName,
      businessDescription: 'Leaks and drains.',
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip: '78701',
      timeZone: 'America/Chicago',
      serviceAreaRadius: 10,
      yearsInBusiness: 4,
      kycDocumentType: 'passport',
      appliedAt: at(submission === 1 ? '01' : '09'),
    },
    {
      subject: userId,
      fields: {
        contactPerson: 'Ana Ruiz',
        contactEmail: 'ana@example.test',
        contactPhone: '512-555-0101',
        businessAddress: '1 Congress Ave',
        businessLicense: null,
        websiteUrl: 'https://alamo.example',
        taxId: '12-3456789',
        kycDocumentNumber: 'X1',
        bankName: 'First',
        bankAccountNumber: '001',
        bankRoutingNumber: '002',
      },
    },
  );
const why = (reason: string) => ({ subject: userId, fields: { reason } });
const rejected = event('VendorRejectedV2', { ...ids, submission: 1, rejectedAt: at('02') }, why('The licence has expired.'));
const approved = event('VendorApproved', { ...ids, submission: 1, approvedAt: at('02') });
const suspended = event(
  'VendorSuspendedV3',
  { ...ids, confirmedBookings: 'kept', suspendedAt: at('10'), follows: null },
  why('Three complaints.'),
);
const reinstated = event('VendorReinstatedV2', { ...ids, reinstatedAt: at('11'), follows: null });
const paused = event('VendorPaused', { ...ids, pausedAt: at('12') });
const resumed = event('VendorResumed', { ...ids, resumedAt: at('13') });
const review = (rating: number) => anyEvent('ReviewPosted', { vendorId, rating, reviewId: idFrom('r'), customerId: idFrom('c') });
const renamed = (fullName: string | null) =>
  anyEvent('ProfileUpdated', { userId, updatedAt: at('03') }, { subject: userId, fields: { fullName, phone: '000' } });
const erased = event('PersonalDataErased', { userId, erasedAt: at('20') });
const vendor = `vendor-${vendorId}`;

async function rows(history: Happened[]) {
  const outcomes: unknown[] = [];
  for (const batch of [history.length, 1]) {
    await database.pool.query('truncate read.vendor_directory, read.vendor_figures');
    await project(database.pool, [vendorDirectory, vendorFigures], history, batch);
    const { rows } = await database.pool.query('select * from read.vendor_directory d join read.vendor_figures f on f.vendor_id = d.id');
    outcomes.push(rows);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  return outcomes[0] as Record<string, unknown>[];
}

describe('the directory of providers', () => {
  test('an applicant is pending, inactive and without reviews', async () => {
    expect(await rows(on(vendor, applied(1)))).toMatchObject([
      { owner_name: 'Ana Ruiz', phone: '512-555-0101', verification_status: 'pending', active: false, rating_sum: 0, rating_count: 0 },
    ]);
  });

  test('an approved one is active', async () => {
    expect(await rows(on(vendor, applied(1), approved))).toMatchObject([{ verification_status: 'approved', active: true }]);
  });

  test('the day of the approval is that of the decision, whatever comes after it', async () => {
    const approvedAt = async (...history: readonly AnyEvent[]) => (await rows(on(vendor, ...history)))[0]!['approved_at'];
    expect(await approvedAt(applied(1))).toBeNull();
    expect(await approvedAt(applied(1), rejected, applied(2))).toBeNull();
    expect(await approvedAt(applied(1), approved)).toBe(at('02'));
    expect(await approvedAt(applied(1), approved, suspended)).toBe(at('02'));
    expect(await approvedAt(applied(1), approved, suspended, reinstated)).toBe(at('02'));
    expect(await approvedAt(applied(1), approved, paused, resumed)).toBe(at('02'));
    const again = event('VendorApproved', { ...ids, submission: 2, approvedAt: at('10') });
    expect(await approvedAt(applied(1), rejected, applied(2), again)).toBe(at('10'));
  });

  test('a rejected one keeps the reason until the next submission, and the day of the first', async () => {
    const first = on(vendor, applied(1), rejected);
    expect(await rows(first)).toMatchObject([
      { verification_status: 'rejected', active: false, rejection_reason: 'The licence has expired.' },
    ]);
    expect(await rows([...first, ...on(vendor, applied(2, 'Alamo & Sons'))])).toMatchObject([
      {
        verification_status: 'pending',
        rejection_reason: null,
        submission: 2,
        business_name: 'Alamo & Sons',
        applied_at: at('09'),
        profile_changed_at: at('09'),
        contact_changed_at: at('09'),
        member_since: at('01'),
      },
    ]);
  });

  test.each([
    [
      'a suspended one is not active, and keeps the reason',
      [suspended],
      { active: false, paused: false, suspension_reason: 'Three complaints.' },
    ],
    ['a reinstated one is active, without a reason', [suspended, reinstated], { active: true, paused: false, suspension_reason: null }],
    ['a paused one is active and hidden', [paused], { active: true, paused: true, suspension_reason: null }],
    ['a resumed one is not hidden', [paused, resumed], { active: true, paused: false, suspension_reason: null }],
    ['neither ends the other', [paused, suspended, reinstated], { active: true, paused: true }],
  ])('%s', async (_, history, row) => {
    expect(await rows(on(vendor, applied(1), approved, ...history))).toMatchObject([{ verification_status: 'approved', ...row }]);
  });

  test('what customers read is as new as its last coming into view or going out of it', async () => {
    const newest = async (...history: readonly AnyEvent[]) => (await rows(on(vendor, applied(1), approved, ...history)))[0]!['updated_at'];
    expect(await newest(suspended)).toBe(at('10'));
    expect(await newest(suspended, reinstated)).toBe(at('11'));
    expect(await newest(paused)).toBe(at('12'));
    expect(await newest(paused, resumed)).toBe(at('13'));
  });

  test('reviews add to sum and count', async () => {
    expect(await rows([...on(vendor, applied(1), approved), ...on('review-1', review(5)), ...on('review-2', review(4))])).toMatchObject([
      { rating_sum: 9, rating_count: 2 },
    ]);
  });

  test('the rating follows what readers see: changed, hidden and brought back', async () => {
    const about = { vendorId, reviewId: idFrom('r'), customerId: idFrom('c') };
    const edited = (rating: number, previousRating: number, visible: boolean) =>
      anyEvent('ReviewEdited', { ...about, rating, previousRating, visible });
    const sums = async (...history: readonly AnyEvent[]) => {
      const [row] = await rows([...on(vendor, applied(1), approved), ...on('review-1', review(5), ...history)]);
      return [row!['rating_sum'], row!['rating_count']];
    };
    const hidden = (rating: number) => anyEvent('ReviewHidden', { ...about, rating });
    expect(await sums(edited(2, 5, true))).toEqual([2, 1]);
    expect(await sums(hidden(5))).toEqual([0, 0]);
    expect(await sums(hidden(5), edited(2, 5, false))).toEqual([0, 0]);
    expect(await sums(hidden(5), edited(2, 5, false), anyEvent('ReviewShown', { ...about, rating: 2 }))).toEqual([2, 1]);
    expect(await sums(anyEvent('ReviewReplied', about), anyEvent('ReviewReported', about), anyEvent('ReviewKept', about))).toEqual([5, 1]);
  });

  test('the owner is named as their profile says', async () => {
    expect(await rows([...on(vendor, applied(1)), ...on(`user-${userId}`, renamed('Ana Maria Ruiz'))])).toMatchObject([
      { owner_name: 'Ana Maria Ruiz' },
    ]);
  });

  test('a changed business profile is what customers read', async () => {
    const changed = event(
      'BusinessProfileUpdated',
      { ...ids, businessName: 'Alamo & Sons', businessDescription: 'All pipes.', serviceAreaRadius: 25, updatedAt: at('04') },
      { subject: userId, fields: { businessLicense: 'TX-1' } },
    );
    expect(await rows(on(vendor, applied(1), changed))).toMatchObject([
      { business_name: 'Alamo & Sons', business_description: 'All pipes.', service_area_radius: 25, business_license: 'TX-1' },
    ]);
    expect(await rows(on(vendor, applied(1), changed, approved, paused))).toMatchObject([
      { profile_changed_at: at('04'), contact_changed_at: at('01') },
    ]);
  });

  test('a changed contact is a change of its own', async () => {
    const moved = event(
      'BusinessContactChanged',
      { ...ids, businessCity: 'Austin', businessState: 'TX', businessZip: '78702', timeZone: 'America/Chicago', changedAt: at('05') },
      {
        subject: userId,
        fields: { contactPerson: 'Ana Ruiz', contactPhone: '512-555-0102', businessAddress: '2 Oak Street', websiteUrl: null },
      },
    );
    expect(await rows(on(vendor, applied(1), moved))).toMatchObject([
      { phone: '512-555-0102', profile_changed_at: at('01'), contact_changed_at: at('05') },
    ]);
  });

  const BLANK = {
    owner_name: null,
    phone: null,
    address: null,
    business_license: null,
    website_url: null,
    rejection_reason: null,
    suspension_reason: null,
    business_name: 'Alamo Plumbing',
  };

  test.each([
    ['waits', [applied(1)]],
    ['was rejected', [applied(1), rejected]],
    ['was suspended', [applied(1), approved, suspended]],
  ])('an erased owner whose business %s leaves nothing of who they were, or of what was said about them', async (_, history) => {
    expect(await rows([...on(vendor, ...history), ...on(`user-${userId}`, renamed('Ana'), erased)])).toMatchObject([BLANK]);
  });

  test('an application that is closed after its applicant was erased shows no reason', async () => {
    const closed = event('VendorRejectedV2', { ...ids, submission: 1, rejectedAt: at('21') }, why(ERASED));
    expect(await rows([...on(vendor, applied(1)), ...on(`user-${userId}`, erased), ...on(vendor, closed)])).toMatchObject([BLANK]);
  });
});

describe("a provider's figures", () => {
  const booking = (type: string, data: object = {}) => anyEvent(type, { vendorId, ...data });

  test('deleted services do not count, and only completed bookings bring revenue', async () => {
    const history = [
      ...on(vendor, applied(1)),
      ...on('service-1', anyEvent('ServiceCreated', { vendorId })),
      ...on('service-2', anyEvent('ServiceCreated', { vendorId }), anyEvent('ServiceArchived', { vendorId })),
      ...on('booking-1', booking('BookingCreated'), booking('BookingCompleted', { priceCents: 8900, platformFeeCents: 500 })),
      ...on('booking-2', booking('BookingCreated')),
    ];
    expect(await rows(history)).toMatchObject([{ services: 1, bookings: 2, completed_bookings: 1, revenue_cents: 8900 }]);
  });
});
