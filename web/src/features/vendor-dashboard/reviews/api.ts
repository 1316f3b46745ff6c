import type { CustomerReviewsApiResponse } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type ReviewsOfBusiness = CustomerReviewsApiResponse;

export const { useCustomerReviewsQuery, useReplyToReviewMutation } = generatedApi;
