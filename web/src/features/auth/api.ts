import { publicApi } from '#api/public.ts';
import { generatedApi } from '#api/signed-in.ts';

export const { useServiceQuery } = publicApi;
export const {
  useSignInMutation,
  useSignOutMutation,
  useSignUpMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
} = generatedApi;
