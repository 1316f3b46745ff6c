import { createApi } from '@reduxjs/toolkit/query/react';
import { authenticated } from './authenticated.ts';
import { fromThisProcess } from './this-process.ts';

/** Names of what is kept: an answer says what it is about, a change what is out of date. */
const TAGS = [
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
  'Hold',
  'Review',
  'Favorite',
  'VendorApplication',
  'VendorSettings',
  'WorkingHours',
  'PlatformCounts',
] as const;
export type Tag = (typeof TAGS)[number];

/** The one empty API; `generated-public.ts` and `generated.ts` inject the endpoints, features refine their tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: import.meta.env.SSR ? fromThisProcess : authenticated,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
