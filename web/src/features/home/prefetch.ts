import type { Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';

const { categories, newestVendors, popularServices } = publicApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch }) => {
  await Promise.all([dispatch(categories.initiate()), dispatch(popularServices.initiate()), dispatch(newestVendors.initiate())]);
};
