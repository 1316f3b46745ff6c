import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { samePath } from '#shared/paths.ts';
import { orderOf } from './order/order-of.ts';

const { service, slots } = publicApi.endpoints;

/** What somebody is about to book stands beside the sign-in that leads back to it. */
export const prefetch: Prefetch = async ({ dispatch, search }) => {
  const order = orderOf(samePath(search.get('returnTo')));
  if (!order) return;
  const { serviceId: id, choice } = order;
  await Promise.all([dispatch(service.initiate({ id })), choice.time ? dispatch(slots.initiate({ id, date: choice.date! })) : undefined]);
};
