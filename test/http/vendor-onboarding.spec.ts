import { ApplyAsVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { APPLICATION } from './vendor-support.js';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
});
afterAll(() => app.close());

const as = (member: Member | undefined, method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const request = app.http()[method](`/api/v1${path}`);
  if (member) void request.set('Authorization', member.bearer);
  return body ? request.send(body) : request;
};

/** A person who has applied, and what they applied for. */
async function applied(told: object = {}): Promise<{ owner: Member; vendorId: string }> {
  const owner = await app.member({ fullName: 'Victoria Brandt' });
  const answer = await as(owner, 'post', '/vendor-applications', { ...APPLICATION, ...told }).expect(201);
  await app.caughtUp();
  return { owner, vendorId: (answer.body as { vendorId: string }).vendorId };
}
async function decided(vendorId: string, decision: 'approve' | 'reject', body?: object) {
  await as(admin, 'post', `/admin/vendors/${vendorId}/${decision}`, body).expect(204);
  await app.caughtUp();
}

describe('applying as a vendor', () => {
  test('the applicant is a vendor at once, and sees the record as pending', async () => {
    const { owner, vendorId } = await applied();
    const { body } = await as(owner, 'get', '/vendor/profile').expect(200);
    expect(body).toEqual({
      id: vendorId,
      businessName: 'Bright & Co',
      businessDescription: 'Homes cleaned from top to bottom.',
      businessLicense: null,
      ownerName: 'Victoria Brandt',
      photoUrl: null,
      phone: '(512) 555-0100',
      address: '100 Congress Avenue',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      timeZone: 'America/Chicago',
      serviceAreaRadius: 10,
      latitude: 30.2713,
      longitude: -97.7426,
      yearsInBusiness: null,
      websiteUrl: null,
      averageRating: null,
      reviewCount: 0,
      verificationStatus: 'pending',
      isActive: false,
      isPaused: false,
      suspensionReason: null,
      submission: 1,
      rejectionReason: null,
      appliedAt: app.clock.now(),
      profileChangedAt: app.clock.now(),
      contactChangedAt: app.clock.now(),
      approvedAt: null,
      memberSince: app.clock.now(),
      serviceCount: 0,
      bookingCount: 0,
      completedBookingCount: 0,
      revenueCents: 0,
    });
  });

  test('tax, document and bank data reach no read table', async () => {
    await applied({
      taxId: 'TAX-SENTINEL',
      kycDocumentNumber: 'KYC-SENTINEL',
      bankAccountNumber: 'BANK-SENTINEL',
      bankRoutingNumber: 'IFSC-SENTINEL',
    });
    const { rows } = await app.database.pool.query(
      `select query_to_xml('select * from read.vendor_directory', true, false, '')::text as dump`,
    );
    expect((rows[0] as { dump: string }).dump).toContain('Bright');
    expect((rows[0] as { dump: string }).dump).not.toContain('SENTINEL');
  });

  test('visitors are asked to sign in', async () => {
    await as(undefined, 'post', '/vendor-applications', APPLICATION).expect(401);
  });

  test('a second application while one is pending is refused', async () => {
    const { owner } = await applied();
    const { body } = await as(owner, 'post', '/vendor-applications', APPLICATION).expect(409);
    expect(body).toMatchObject({ code: 'vendor-onboarding/already-applied' });
  });

  test('who can not become a vendor leaves no application behind', async () => {
    const auditor = await app.member({ roles: ['auditor'] });
    await as(auditor, 'post', '/vendor-applications', APPLICATION).expect(403);
    await expect(app.execute(new ApplyAsVendor(auditor.userId, applicant()))).rejects.toMatchObject({
      code: 'identity/auditor-stands-alone',
    });
    expect((await app.streams.read(`vendorOwner-${auditor.userId}`)).events).toEqual([]);
  });

  test('every field that is wrong is named with one message', async () => {
    const owner = await app.member();
    const wrong = {
      businessName: '  ',
      businessZip: '00000',
      websiteUrl: 'javascript:alert(1)',
      yearsInBusiness: -1,
      kycDocumentType: 'library card',
      serviceAreaRadius: 101,
    };
    const { body } = await as(owner, 'post', '/vendor-applications', wrong).expect(400);
    expect((body as { fields: object }).fields).toEqual({
      phone: 'Phone is required',
      businessName: 'Business name is required',
      businessDescription: 'Business description is required',
      businessAddress: 'Business address is required',
      businessCity: 'City is required',
      businessState: 'State is required',
      businessZip: 'Enter a US ZIP code',
      serviceAreaRadius: 'Service area radius must be between 1 and 100 miles',
      yearsInBusiness: 'Years in business must be at least 0',
      websiteUrl: 'Enter a website URL that begins with https:// or http://',
      taxId: 'Tax ID / EIN is required',
      kycDocumentType: 'Please select an ID document type',
      kycDocumentNumber: 'Document number is required',
      bankName: 'Bank name is required',
      bankAccountNumber: 'Account number is required',
      bankRoutingNumber: 'IFSC Code is required',
    });
  });

  test.each([
    '//bright.example',
    'ftp://bright.example',
    'javascript://bright.example/%0aalert(1)',
    'javascript:alert(1)',
    'mailto:ada@bright.example',
    'https://bright.example@evil.example',
    'bright',
  ])('the website %s is refused: others would be led to it', async (websiteUrl) => {
    const { body } = await as(await app.member(), 'post', '/vendor-applications', { ...APPLICATION, websiteUrl }).expect(400);
    expect((body as { fields: object }).fields).toEqual({ websiteUrl: 'Enter a website URL that begins with https:// or http://' });
  });

  test.each([
    ['bright.example', 'https://bright.example'],
    [' www.bright.example/about ', 'https://www.bright.example/about'],
    ['http://bright.example:8080', 'http://bright.example:8080'],
  ])('the website %j is kept as %s', async (websiteUrl, kept) => {
    const { owner } = await applied({ websiteUrl });
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject({ websiteUrl: kept });
  });

  test('what a form leaves empty is left out', async () => {
    const { owner } = await applied({ websiteUrl: '', businessLicense: ' ', yearsInBusiness: null });
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject({
      websiteUrl: null,
      businessLicense: null,
      yearsInBusiness: null,
    });
  });

  test('nobody sets their own status', async () => {
    const owner = await app.member();
    const { body } = await as(owner, 'post', '/vendor-applications', {
      ...APPLICATION,
      verificationStatus: 'approved',
      isActive: true,
    }).expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['verificationStatus', 'isActive']);
  });
});

describe('deciding about an application', () => {
  test('an approved provider is public', async () => {
    const { owner, vendorId } = await applied();
    await as(undefined, 'get', `/vendors/${vendorId}`).expect(404);
    await decided(vendorId, 'approve');
    expect((await as(undefined, 'get', `/vendors/${vendorId}`).expect(200)).body).toEqual({
      id: vendorId,
      businessName: 'Bright & Co',
      businessDescription: 'Homes cleaned from top to bottom.',
      ownerName: 'Victoria Brandt',
      photoUrl: null,
      averageRating: null,
      reviewCount: 0,
      serviceAreaRadius: 10,
      latitude: 30.2713,
      longitude: -97.7426,
      city: 'Austin',
      state: 'TX',
      yearsInBusiness: null,
      phone: '(512) 555-0100',
      address: '100 Congress Avenue',
      websiteUrl: null,
      memberSince: app.clock.now(),
      approvedAt: app.clock.now(),
    });
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject({ verificationStatus: 'approved', isActive: true });
  });

  test('a rejected one reads the reason, stays hidden, and may apply again', async () => {
    const { owner, vendorId } = await applied();
    await decided(vendorId, 'reject', { reason: 'The licence has expired.' });
    await as(undefined, 'get', `/vendors/${vendorId}`).expect(404);
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject({
      verificationStatus: 'rejected',
      rejectionReason: 'The licence has expired.',
    });
    await as(admin, 'post', `/admin/vendors/${vendorId}/approve`).expect(409);
    const again = await as(owner, 'post', '/vendor-applications', { ...APPLICATION, businessName: 'Bright & Daughters' }).expect(201);
    expect(again.body).toEqual({ vendorId });
    await app.caughtUp();
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject({
      verificationStatus: 'pending',
      submission: 2,
      businessName: 'Bright & Daughters',
    });
  });

  test('a rejection needs a reason', async () => {
    const { vendorId } = await applied();
    const { body } = await as(admin, 'post', `/admin/vendors/${vendorId}/reject`, { reason: ' ' }).expect(400);
    expect(body).toMatchObject({ fields: { reason: 'Reason is required' } });
  });

  test('admins see what is pending, newest first, with the owner and the phone', async () => {
    app.clock.set('2026-03-04T18:01:00.000Z');
    const older = await applied({ businessName: 'Older' });
    app.clock.set('2026-03-04T18:02:00.000Z');
    const newer = await applied({ businessName: 'Newer' });
    const { body } = await as(admin, 'get', '/admin/vendor-applications').expect(200);
    expect((body as object[]).slice(0, 2)).toMatchObject([
      {
        id: newer.vendorId,
        businessName: 'Newer',
        ownerName: 'Victoria Brandt',
        emailVerified: true,
        phone: '(512) 555-0100',
        appliedAt: '2026-03-04T18:02:00.000Z',
      },
      { id: older.vendorId, businessName: 'Older' },
    ]);
    await decided(newer.vendorId, 'approve');
    const rest = await as(admin, 'get', '/admin/vendor-applications').expect(200);
    expect((rest.body as { id: string }[])[0]!.id).toBe(older.vendorId);
  });

  test('only admins decide', async () => {
    const { owner, vendorId } = await applied();
    await as(owner, 'post', `/admin/vendors/${vendorId}/approve`).expect(403);
    await as(owner, 'post', `/admin/vendors/${vendorId}/reject`, { reason: 'No.' }).expect(403);
    await as(owner, 'get', '/admin/vendor-applications').expect(403);
    await as(undefined, 'post', `/admin/vendors/${vendorId}/approve`).expect(401);
  });

  test.each(['0190a0b0-0000-7000-8000-000000000001', 'not-an-id'])('there is no vendor %s', async (id) => {
    await as(admin, 'post', `/admin/vendors/${id}/approve`).expect(404);
    await as(admin, 'post', `/admin/vendors/${id}/reject`, { reason: 'No.' }).expect(404);
    await as(undefined, 'get', `/vendors/${id}`).expect(404);
  });
});

describe('the business profile', () => {
  const profile = {
    businessName: 'Bright & Co of Austin',
    businessDescription: 'Also windows.',
    businessLicense: 'TX-77',
    serviceAreaRadius: 40,
  };

  test('the owner changes what customers read', async () => {
    const { owner, vendorId } = await applied();
    await decided(vendorId, 'approve');
    await as(owner, 'put', '/vendor/profile', profile).expect(200);
    await app.caughtUp();
    expect((await as(owner, 'get', '/vendor/profile')).body).toMatchObject(profile);
    expect((await as(undefined, 'get', `/vendors/${vendorId}`)).body).toMatchObject({
      businessName: 'Bright & Co of Austin',
      serviceAreaRadius: 40,
    });
    expect((await as(undefined, 'get', `/vendors/${vendorId}`)).body).not.toHaveProperty('businessLicense');
  });

  test('the name is required, the radius is 1 to 100 miles', async () => {
    const { owner } = await applied();
    const { body } = await as(owner, 'put', '/vendor/profile', { ...profile, businessName: '', serviceAreaRadius: 0 }).expect(400);
    expect((body as { fields: object }).fields).toEqual({
      businessName: 'Business name is required',
      serviceAreaRadius: 'Service area radius must be between 1 and 100 miles',
    });
  });

  test('customers have none', async () => {
    const customer = await app.member();
    await as(customer, 'get', '/vendor/profile').expect(403);
    await as(customer, 'put', '/vendor/profile', profile).expect(403);
  });

  test('a vendor without a record is told to register', async () => {
    const vendor = await app.member({ roles: ['vendor'] });
    await as(vendor, 'get', '/vendor/profile').expect(404);
    const { body } = await as(vendor, 'put', '/vendor/profile', profile).expect(409);
    expect(body).toMatchObject({ detail: 'Vendor profile not found. Please complete your vendor registration first.' });
  });
});
