import { DeactivateUser } from '../../../src/administration/users/standing/deactivate-user.command.js';
import { GrantRole } from '../../../src/identity/index.js';
import { InviteUser } from '../../../src/invitations/index.js';
import { newId } from '../../../src/platform/ids.js';
import { ApplyAsVendor, ApproveVendor, RejectVendor, SuspendVendor } from '../../../src/vendor-onboarding/index.js';
import { type Member, PASSWORD } from '../../support/app.js';
import { applicant } from '../../support/vendors.js';
import { settled } from '../account-support.js';
import { door } from '../identity-support.js';
import { APPLICATION } from '../vendor-support.js';
import { oneMore } from './account-rows.js';
import { ADMINS, CUSTOMERS, EVERYBODY, type Matrix, row, type Target, VENDORS, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

/** How somebody becomes a vendor, and what an admin decides about it. */
export const applicationRows: Matrix = {
  'POST /api/v1/vendor-registrations': row(EVERYBODY, { own: 202 }, (_world, who) => ({
    body: { fullName: 'Pat Example', email: `business-of-${who}@example.test`, password: PASSWORD, ...APPLICATION },
  })),
  // Applying makes a vendor of them, and each question after it another one: so somebody applies who asks for nothing else.
  'POST /api/v1/vendor-applications': row(CUSTOMERS, { own: 201 }, async (world, who) => {
    const { bearer } = await world.app.member({ roles: who === 'admin' ? ['admin'] : [] });
    return { body: APPLICATION, headers: { authorization: bearer } };
  }),
  'POST /api/v1/vendor-applications/resubmission': row(VENDORS, { own: 201 }, async (world) => {
    const { owner, vendorId } = await applied(world);
    await world.app.execute(new RejectVendor(vendorId, 'The document could not be read.'));
    return { body: APPLICATION, headers: { authorization: owner.bearer } };
  }),
  'GET /api/v1/vendor/application': row(VENDORS, { own: 200 }),
  'GET /api/v1/admin/vendor-applications': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/vendors/:id/application': row(ADMINS, { own: 200, missing: 404 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'GET /api/v1/admin/users': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/users/download': row(ADMINS, { own: 200 }, () => ({ body: { sort: 'name' } })),
  'GET /api/v1/admin/users/counts': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/users/:id': row(ADMINS, { own: 200, missing: 404 }, ({ stranger }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : stranger.userId },
  })),
  'DELETE /api/v1/admin/users/:id/sessions': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await someoneId(world, who, target) },
  })),
  'GET /api/v1/admin/users/:id/deactivation': row(ADMINS, { own: 200, missing: 404 }, ({ stranger }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : stranger.userId },
  })),
  'GET /api/v1/admin/users/:id/activation': row(ADMINS, { own: 200, missing: 404 }, ({ stranger }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : stranger.userId },
  })),
  'POST /api/v1/admin/users/:id/deactivate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await someoneId(world, who, target) },
    body: { reason: 'Sells what belongs to somebody else.' },
  })),
  'POST /api/v1/admin/users/:id/activate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => {
    const id = await someoneId(world, who, target);
    const { userId } = world.members.admin;
    if (id !== NOWHERE) await world.app.execute(new DeactivateUser(userId, id, 'By mistake, as it turned out.'), userId);
    return { params: { id } };
  }),
  'GET /api/v1/admin/users/:id/roles/:role/revocation': row(ADMINS, { own: 200, missing: 404 }, ({ stranger }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : stranger.userId, role: 'vendor' },
  })),
  'GET /api/v1/admin/users/:id/roles/:role/grant': row(ADMINS, { own: 200, missing: 404 }, ({ stranger }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : stranger.userId, role: 'vendor' },
  })),
  'POST /api/v1/admin/users/:id/roles/:role/grant': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await someoneId(world, who, target), role: 'auditor' },
    body: { reason: 'Looks at our books from today on.' },
  })),
  'POST /api/v1/admin/users/:id/roles/:role/revoke': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => {
    const id = await someoneId(world, who, target);
    if (id !== NOWHERE) await world.app.execute(new GrantRole(id, 'vendor'));
    return { params: { id, role: 'vendor' }, body: { reason: 'Has given up the business.' } };
  }),
  'GET /api/v1/admin/invitations': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/invitations': row(ADMINS, { own: 201 }, (_world, who) => ({
    body: { fullName: 'Iris Example', email: `invited-by-${who}@example.test`, roles: ['vendor'] },
  })),
  'POST /api/v1/admin/invitations/:id/send-again': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await invitationSentBefore(world, who, target) },
  })),
  'DELETE /api/v1/admin/invitations/:id': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await invitation(world, who, target) },
  })),
  'POST /api/v1/invitations/look': row(EVERYBODY, { own: 200 }, async (world) => ({ body: { token: await invitationToken(world) } })),
  'POST /api/v1/invitations/accept': row(EVERYBODY, { own: 200 }, async (world) => ({
    body: { token: await invitationToken(world), password: PASSWORD },
  })),
  'GET /api/v1/admin/vendors': row(ADMINS, { own: 200 }),
  'POST /api/v1/admin/vendors/download': row(ADMINS, { own: 200 }, () => ({ body: { state: 'active' } })),
  'GET /api/v1/admin/vendors/counts': row(ADMINS, { own: 200 }),
  'GET /api/v1/admin/vendors/:id/deactivation': row(ADMINS, { own: 200, missing: 404 }, ({ business }, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : business.vendorId },
  })),
  'POST /api/v1/admin/vendors/:id/kyc': row(ADMINS, { own: 200, missing: 404 }, async (world, who, target) => ({
    ...(await oneMore(world, who)),
    params: { id: target === 'missing' ? NOWHERE : world.business.vendorId },
    body: { reason: 'The bank has asked who they are.', password: PASSWORD },
  })),
  'POST /api/v1/admin/vendors/:id/approve': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : await world.application() },
  })),
  'POST /api/v1/admin/vendors/:id/reject': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : await world.application() },
    body: { reason: 'The document could not be read.' },
  })),
  'POST /api/v1/admin/vendors/:id/deactivate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => ({
    params: { id: await approvedId(world, who, target) },
    body: { reason: 'Three complaints in a week.', confirmedBookings: 'keep' },
  })),
  'POST /api/v1/admin/vendors/:id/activate': row(ADMINS, { own: 204, missing: 404 }, async (world, who, target) => {
    const id = await approvedId(world, who, target);
    if (id !== NOWHERE) await world.app.execute(new SuspendVendor(id, { reason: 'By mistake.', confirmedBookings: 'kept' }));
    return { params: { id } };
  }),
  // Somebody whom nobody else has to find.
  'POST /api/v1/vendor/profile/pause': row(VENDORS, { own: 204 }, async (world) => ({
    headers: { authorization: (await approved(world)).owner.bearer },
  })),
  'POST /api/v1/vendor/profile/resume': row(VENDORS, { own: 204 }, async (world) => ({
    headers: { authorization: (await approved(world)).owner.bearer },
  })),
};

interface Business {
  readonly owner: Member;
  readonly vendorId: string;
}

async function applied({ app }: World): Promise<Business> {
  const owner = await app.member();
  const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, applicant()));
  return { owner, vendorId };
}

async function approved(world: World): Promise<Business> {
  const business = await applied(world);
  await world.app.execute(new ApproveVendor(business.vendorId));
  return business;
}

async function someoneId({ app }: World, who: Who, target: Target): Promise<string> {
  return target === 'missing' || who !== 'admin' ? NOWHERE : (await app.member()).userId;
}

async function approvedId(world: World, who: Who, target: Target): Promise<string> {
  return target === 'missing' || who !== 'admin' ? NOWHERE : (await approved(world)).vendorId;
}

/** Somebody whom an administrator has asked to come, and who has not come yet. */
async function invitation(world: World, who: Who, target: Target): Promise<string> {
  if (target === 'missing' || who !== 'admin') return NOWHERE;
  const { userId } = world.members.admin;
  return world.app.execute<string>(
    new InviteUser(userId, { email: `${newId()}@example.test`, fullName: 'Iris Example', roles: [] }),
    userId,
  );
}

/** The same, a minute later. */
async function invitationSentBefore(world: World, who: Who, target: Target): Promise<string> {
  const id = await invitation(world, who, target);
  const { clock } = world.app;
  if (id !== NOWHERE) clock.set(new Date(Date.parse(clock.now()) + 60_000).toISOString());
  return id;
}

/** As the mail of an invitation says it. */
async function invitationToken({ app, members: { admin } }: World): Promise<string> {
  const email = `${newId()}@example.test`;
  await app.execute(new InviteUser(admin.userId, { email, fullName: 'Iris Example', roles: ['vendor'] }), admin.userId);
  await settled(app, { 'invitations.send-invitations': ['UserInvited'] });
  const [mail] = (await door(app).mailsTo(email)).filter(({ links }) => links.some((link) => link.includes('invitation=')));
  return new URL(mail!.links.find((link) => link.includes('invitation='))!).searchParams.get('invitation')!;
}
