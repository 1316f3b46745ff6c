import { publicApi } from '#api/generated-public.ts';

export const { useCategoriesQuery, useNewestVendorsQuery, usePopularServicesQuery } = publicApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    newestVendors: { providesTags: ['Vendor'] },
    popularServices: { providesTags: ['Service'] },
  },
});
