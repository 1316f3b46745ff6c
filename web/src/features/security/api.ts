import { generatedApi } from '#api/signed-in.ts';

/** After what answers with a new session: whoever asks again before it is opened is asked to sign in. */
export const securityChanged = () => generatedApi.util.invalidateTags(['Security', 'Session']);

export const {
  useAccountSecurityQuery,
  useSessionsQuery,
  useResendVerificationMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useStartTwoFactorMutation,
  useEnableTwoFactorMutation,
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = generatedApi;
