import { baseApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookAtInvitation: build.mutation<
      LookAtInvitationApiResponse,
      LookAtInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/invitations/look`,
        method: "POST",
        body: queryArg.lookAtInvitationDto,
      }),
    }),
    acceptInvitation: build.mutation<
      AcceptInvitationApiResponse,
      AcceptInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/invitations/accept`,
        method: "POST",
        body: queryArg.acceptInvitationDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invitedApi };
export type LookAtInvitationApiResponse = /** status 200  */ InvitationDto;
export type LookAtInvitationApiArg = {
  lookAtInvitationDto: LookAtInvitationDto;
};
export type AcceptInvitationApiResponse =
  /** status 200  */ InvitationAcceptedDto;
export type AcceptInvitationApiArg = {
  acceptInvitationDto: AcceptInvitationDto;
};
export type InvitationDto = {
  roles: ("admin" | "auditor" | "vendor")[];
  email: string;
  fullName: string;
};
export type LookAtInvitationDto = {
  /** From the mailed link. */
  token: string;
};
export type InvitationAcceptedDto = {
  /** The address to sign in with. */
  email: string;
};
export type AcceptInvitationDto = {
  /** From the mailed link. */
  token: string;
  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  password: string;
};
