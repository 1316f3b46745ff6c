import { createApi } from '@reduxjs/toolkit/query/react';
import { authenticated } from './authenticated.ts';

/** The one empty API; `generated.ts` injects the endpoints, features refine their tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: authenticated,
  tagTypes: ['Me', 'Category', 'Service', 'Vendor', 'Slots', 'Booking', 'Review', 'VendorApplication', 'PlatformCounts'],
  endpoints: () => ({}),
});
