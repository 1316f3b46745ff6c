import { missing, type Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { reviewChoiceFrom, reviewsQueryOf } from '#shared/reviews/review-choice.ts';
import { choiceFrom } from '#shared/slots/slot-choice.ts';
import { othersOf } from './query-of.ts';

const { platformRules, service, vendorPhotos, vendorReviews, vendorServices, nextSlots, slots } = publicApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' }, search }) => {
  const { date } = choiceFrom(search);
  const [{ data, error }] = await Promise.all([
    dispatch(service.initiate({ id })),
    dispatch(nextSlots.initiate({ id })),
    dispatch(platformRules.initiate()),
    date ? dispatch(slots.initiate({ id, date })) : undefined,
  ]);
  if (!data) return missing(error);
  await Promise.all([
    dispatch(vendorPhotos.initiate({ id: data.vendor.id })),
    dispatch(vendorReviews.initiate(reviewsQueryOf(data.vendor.id, reviewChoiceFrom(search)))),
    dispatch(vendorServices.initiate(othersOf(data))),
  ]);
};
