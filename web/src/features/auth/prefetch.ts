import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { samePath } from '#shared/paths.ts';
import { orderOf } from './order/order-of.ts';

const { platformRules, service, slots } = publicApi.endpoints;

/** What somebody is about to book stands beside the sign-in that leads back to it; whoever signs up reads whether they can. */
export const prefetch: Prefetch = async ({ dispatch, search }) => {
  const order = orderOf(samePath(search.get('returnTo')));
  const id = order?.serviceId;
  const { date, time } = order?.choice ?? {};
  await Promise.all([
    dispatch(platformRules.initiate()),
    id ? dispatch(service.initiate({ id })) : undefined,
    id && date && time ? dispatch(slots.initiate({ id, date })) : undefined,
  ]);
};
