import { generatedApi } from '../../api/generated.ts';

/** Who is signed in lives in the session, not in the cache: these invalidate nothing. */
export const { useSignInMutation, useSignOutMutation, useSignUpMutation, useVerifyEmailMutation, useResendVerificationMutation } =
  generatedApi.enhanceEndpoints({
    endpoints: {
      signIn: { invalidatesTags: [] },
      signOut: { invalidatesTags: [] },
      signUp: { invalidatesTags: [] },
      verifyEmail: { invalidatesTags: [] },
      resendVerification: { invalidatesTags: [] },
    },
  });
