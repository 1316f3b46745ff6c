import { given } from '../../test/support/given.js';
import { Account } from '../accounts/index.js';
import { accept, endAgain, forget, invite, keptUntil, mustHaveCome, sendAgain, withdraw } from './invitation.decisions.js';
import { event } from './invitation.events.js';
import { Invitation } from './invitation.js';

const NOW = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-02T09:01:00.000Z';
const eve: Account = { ...Account.initial, registered: true, roles: ['admin'] };
const ids = { invitationId: 'i1', subjectId: 's1' };
const by = { invitationId: 'i1', adminId: 'eve', admin: eve, now: NOW };
const person = { subjectId: 's1', email: 'ada@example.test', fullName: 'Ada Lovelace', roles: ['vendor'] as const };
const sending = { ...by, mailId: 'm1', ownerId: null };

const invited = event(
  'UserInvited',
  { ...ids, roles: ['vendor'], invitedBy: 'eve', mailId: 'm1', invitedAt: NOW, expiresAt: '2026-03-09T09:00:00.000Z' },
  { subject: 's1', fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const again = event('InvitationSentAgain', {
  ...ids,
  mailId: 'm2',
  sentBy: 'eve',
  sentAt: LATER,
  expiresAt: '2026-03-09T09:01:00.000Z',
});
const erased = (at = NOW) => event('PersonalDataErased', { userId: 's1', erasedAt: at });
const withdrawn = (withdrawnBy: string | null, at = NOW) => event('InvitationWithdrawn', { ...ids, withdrawnBy, withdrawnAt: at });
const accepted = event('InvitationAccepted', { ...ids, userId: 'ada', acceptedAt: NOW });

const inviting = (invitation: Invitation) => invite(invitation, { ...sending, ...person });
const sendingAgain = (invitation: Invitation) => sendAgain(invitation, { ...sending, mailId: 'm2', now: LATER });
const withdrawing = (invitation: Invitation) => withdraw(invitation, by);
const coming = { invitationId: 'i1', mailId: 'm1', userId: 'ada', inviter: eve, now: NOW };
const accepting = (invitation: Invitation) => accept(invitation, coming);

describe('inviting somebody', () => {
  test('is remembered, for seven days', () => given(Invitation).when(inviting).then(invited));
  test('again, after an invitation has ended', () => {
    given(Invitation, invited, withdrawn('eve'), erased()).when(inviting).then(invited);
    given(Invitation, invited, accepted, erased()).when(inviting).then(invited);
  });
  test('whose invitation is open is refused', () => given(Invitation, invited).when(inviting).thenRejected('invitations/invited-already'));
  test('who has an account is refused', () =>
    given(Invitation)
      .when((invitation) => invite(invitation, { ...sending, ...person, ownerId: 'ada' }))
      .thenRejected('invitations/email-registered'));
  test('as an auditor and something else is refused', () =>
    given(Invitation)
      .when((invitation) => invite(invitation, { ...sending, ...person, roles: ['auditor', 'vendor'] }))
      .thenRejected('identity/auditor-stands-alone'));
});

describe('sending an invitation again', () => {
  test('is remembered, for seven days more', () => given(Invitation, invited).when(sendingAgain).then(again));
  test('within a minute is refused', () =>
    given(Invitation, invited)
      .when((invitation) => sendAgain(invitation, { ...sending, now: '2026-03-02T09:00:59.999Z' }))
      .thenRejected('invitations/just-sent'));
  test('after its end is refused', () =>
    given(Invitation, invited, withdrawn('eve'), erased()).when(sendingAgain).thenRejected('invitations/ended'));
  test('to who has an account by now is refused', () =>
    given(Invitation, invited)
      .when((invitation) => sendAgain(invitation, { ...sending, ownerId: 'ada', now: LATER }))
      .thenRejected('invitations/email-registered'));
  test('of nobody is impossible', () => given(Invitation).when(sendingAgain).thenNotFound());
});

describe('withdrawing an invitation', () => {
  test('is remembered, and who was invited is forgotten', () =>
    given(Invitation, invited).when(withdrawing).then(withdrawn('eve'), erased()));
  test('that has ended changes nothing', () => {
    given(Invitation, invited, withdrawn('eve'), erased()).when(withdrawing).thenNothing();
    given(Invitation, invited, accepted, erased()).when(withdrawing).thenNothing();
  });
  test('of nobody is impossible', () => given(Invitation).when(withdrawing).thenNotFound());
});

describe('an invitation to which nobody comes', () => {
  const over = '2026-04-01T09:00:00.000Z';
  const forgetting = (now: string) => (invitation: Invitation) => forget(invitation, { invitationId: 'i1', now });

  test('is kept for thirty days, and not a moment longer', () => {
    expect(keptUntil(NOW)).toBe(over);
    given(Invitation, invited).when(forgetting('2026-04-01T08:59:59.999Z')).thenNothing();
    given(Invitation, invited).when(forgetting(over)).then(withdrawn(null, over), erased(over));
  });
  test('counts from when it was sent last', () => given(Invitation, invited, again).when(forgetting(over)).thenNothing());
  test('that has ended is forgotten already', () =>
    given(Invitation, invited, withdrawn('eve'), erased()).when(forgetting(over)).thenNothing());
  test('ends once more where it has come back with an older copy of the data', () => {
    const ending = (subjectId: string) => (invitation: Invitation) =>
      endAgain(invitation, { invitationId: 'i1', subjectId, erasedAt: NOW });
    given(Invitation, invited).when(ending('s1')).then(withdrawn(null), erased());
    given(Invitation, invited).when(ending('s2')).thenNothing();
    given(Invitation, invited, erased()).when(ending('s1')).thenNothing();
  });
});

describe('accepting an invitation', () => {
  test('is remembered, and what was kept for it is forgotten', () => given(Invitation, invited).when(accepting).then(accepted, erased()));
  test.each([
    ['was withdrawn', [invited, withdrawn('eve'), erased()], coming],
    ['was accepted', [invited, accepted, erased()], coming],
    ['is older than seven days', [invited], { ...coming, now: '2026-03-09T09:00:00.000Z' }],
    ['was sent again since', [invited, again], coming],
    ['was sent for another invitation to the same address', [invited], { ...coming, mailId: 'm0' }],
    ['is by who is no administrator any more', [invited], { ...coming, inviter: { ...eve, roles: [] } }],
    ['is by who is shut out', [invited], { ...coming, inviter: { ...eve, deactivatedAt: NOW } }],
    ['is by who is gone', [invited], { ...coming, inviter: { ...eve, erased: true } }],
  ] as const)('that %s is refused', (_, history, how) =>
    given(Invitation, ...history)
      .when((invitation) => accept(invitation, how))
      .thenRejected('identity/link-invalid'),
  );
  test('of an address that somebody has registered meanwhile is refused', () => {
    expect(mustHaveCome('ada')).toBe('ada');
    expect(() => mustHaveCome(undefined)).toThrow(expect.objectContaining({ code: 'invitations/email-registered', status: 409 }));
  });
});

test('who has just lost the role invites nobody, and withdraws nothing', () => {
  const admin = { ...eve, roles: [] };
  const refusal = expect.objectContaining({ code: 'identity/not-admin', status: 403 });
  expect(() => invite(Invitation.initial, { ...sending, ...person, admin })).toThrow(refusal);
  expect(() => sendAgain(Invitation.initial, { ...sending, admin })).toThrow(refusal);
  expect(() => withdraw(Invitation.initial, { ...by, admin })).toThrow(refusal);
});
