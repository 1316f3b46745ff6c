import { missing, type Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { reviewChoiceFrom, reviewsQueryOf } from '#shared/reviews/review-choice.ts';
import { tabFrom } from './vendor-tab.ts';

const { vendor, vendorPhotos, vendorReviews, vendorServices } = publicApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' }, search }) => {
  const [{ error }] = await Promise.all([
    dispatch(vendor.initiate({ id })),
    dispatch(vendorPhotos.initiate({ id })),
    tabFrom(search) === 'reviews'
      ? dispatch(vendorReviews.initiate(reviewsQueryOf(id, reviewChoiceFrom(search))))
      : dispatch(vendorServices.initiate({ id })),
  ]);
  return missing(error);
};
