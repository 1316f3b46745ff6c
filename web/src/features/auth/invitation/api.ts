import { invitedApi } from '#api/invited/generated-invited.ts';

export const { useLookAtInvitationMutation, useAcceptInvitationMutation } = invitedApi;
