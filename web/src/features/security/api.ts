import { generatedApi } from '#api/generated.ts';

const securityApi = generatedApi.enhanceEndpoints({
  endpoints: {
    accountSecurity: { providesTags: ['Security'] },
    sessions: { providesTags: ['Session'] },
    // Those that answer with a new session have their news told by `useNewSession`: whoever asks again before it is opened is asked to sign in.
    changePassword: { invalidatesTags: [] },
    changeEmail: { invalidatesTags: (_answer, error) => (error ? [] : ['Security']) },
    startTwoFactor: { invalidatesTags: [] },
    enableTwoFactor: { invalidatesTags: [] },
    disableTwoFactor: { invalidatesTags: [] },
    renewRecoveryCodes: { invalidatesTags: (_answer, error) => (error ? [] : ['Security']) },
    // Also when it is refused: the session may have ended by itself.
    endSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
  },
});

export const securityChanged = () => securityApi.util.invalidateTags(['Security', 'Session']);

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
} = securityApi;
