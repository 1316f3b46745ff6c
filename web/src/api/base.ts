import { createApi } from '@reduxjs/toolkit/query/react';
import { authenticated } from './authenticated.ts';
import { type Tag, TAGS } from './cache/tags.ts';
import { fromThisProcess } from './this-process.ts';

/**
 * The one empty API; `generated-public.ts`, `generated.ts`, `company/generated-company.ts`, `invited/generated-invited.ts`, `visits/generated-visits.ts` and `staff/generated-staff.ts` inject the endpoints, `public.ts`, `signed-in.ts` and `staff/staff.ts` say what
 * their answers are about.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: import.meta.env.SSR ? fromThisProcess : authenticated,
  // Only for warnings that production does not give.
  tagTypes: (import.meta.env.DEV ? TAGS : []) as readonly Tag[],
  endpoints: () => ({}),
});
