import { generatedApi } from '../../api/generated.ts';

export const { useCategoriesQuery, useNewestVendorsQuery, usePopularServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    newestVendors: { providesTags: ['Vendor'] },
    popularServices: { providesTags: ['Service'] },
  },
});
