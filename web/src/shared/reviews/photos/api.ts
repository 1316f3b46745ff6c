import { generatedApi } from '#api/signed-in.ts';

export const { useReviewPhotoImageQuery } = generatedApi;
