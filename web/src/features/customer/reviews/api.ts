import { generatedApi } from '#api/signed-in.ts';

export type { MyReviewDto } from '#api/generated.ts';

export const { useMyReviewsQuery } = generatedApi;
