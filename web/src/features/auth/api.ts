import { generatedApi } from '#api/generated.ts';

/** Who is signed in lives in the session, not in the cache: these invalidate nothing. */
export const {
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    signIn: { invalidatesTags: [] },
    signOut: { invalidatesTags: [] },
    signUp: { invalidatesTags: [] },
    verifyEmail: { invalidatesTags: [] },
    resendVerification: { invalidatesTags: [] },
    forgotPassword: { invalidatesTags: [] },
    resetPassword: { invalidatesTags: [] },
    confirmEmail: { invalidatesTags: [] },
  },
});
