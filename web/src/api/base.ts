import { createApi } from '@reduxjs/toolkit/query/react';
import { authenticated } from './authenticated.ts';
import { fromThisProcess } from './this-process.ts';

/** The one empty API; `generated-public.ts` and `generated.ts` inject the endpoints, features refine their tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: import.meta.env.SSR ? fromThisProcess : authenticated,
  tagTypes: [
    'Me',
    'Profile',
    'Settings',
    'Security',
    'Session',
    'Category',
    'Service',
    'Vendor',
    'Slots',
    'Booking',
    'Review',
    'VendorApplication',
    'VendorSettings',
    'WorkingHours',
    'PlatformCounts',
  ],
  endpoints: () => ({}),
});
