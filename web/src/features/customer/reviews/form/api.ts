import { generatedApi } from '#api/signed-in.ts';

export const { usePostReviewMutation, useEditReviewMutation, useRemoveReviewPhotoMutation } = generatedApi;
