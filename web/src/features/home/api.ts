import { generatedApi } from '../../api/generated.ts';

export const { useCategoriesQuery, usePopularServicesQuery } = generatedApi.enhanceEndpoints({
  endpoints: {
    categories: { providesTags: ['Category'] },
    popularServices: { providesTags: ['Service'] },
  },
});
