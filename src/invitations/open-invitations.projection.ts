import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../platform/events/event.js';
import { instant, json, uuid, words } from '../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../platform/tables/projection.js';
import type { InvitationEvent, InvitedRole } from './invitation.events.js';

/** Who is invited and has not come yet. */
export const OpenInvitationRow = defineEntity({
  name: 'OpenInvitationRow',
  tableName: 'open_invitation',
  schema: 'read',
  indexes: [{ name: 'open_invitation_subject', properties: ['subjectId'] }],
  properties: {
    id: uuid().primary(),
    /** Under whose key name and address are kept. */
    subjectId: uuid(),
    email: words().nullable(),
    fullName: words().nullable(),
    roles: json<readonly InvitedRole[]>(),
    invitedBy: uuid(),
    sentAt: instant(),
    expiresAt: instant(),
  },
});

export const openInvitations = projection<InvitationEvent>('invitations.open-invitations', [OpenInvitationRow], {
  UserInvited: ({ invitationId, subjectId, roles, invitedBy, invitedAt, expiresAt }, { personal }) =>
    insert(OpenInvitationRow, {
      id: invitationId,
      subjectId,
      email: unlessErased(personal.email),
      fullName: unlessErased(personal.fullName),
      roles,
      invitedBy,
      sentAt: invitedAt,
      expiresAt,
    }),
  InvitationSentAgain: ({ invitationId, sentBy, sentAt, expiresAt }) =>
    patch(OpenInvitationRow, { id: invitationId }, { invitedBy: sentBy, sentAt, expiresAt }),
  InvitationWithdrawn: ({ invitationId }) => remove(OpenInvitationRow, { id: invitationId }),
  InvitationAccepted: ({ invitationId }) => remove(OpenInvitationRow, { id: invitationId }),
  PersonalDataErased: ({ userId }) => patchWhere(OpenInvitationRow, { subjectId: userId }, { email: null, fullName: null }),
});
