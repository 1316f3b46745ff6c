import type { TagDescription } from '@reduxjs/toolkit/query/react';
import type { Tag } from './tags.ts';

/** A line for each query: one that is forgotten does not compile. */
export type TagsOf<Endpoints> = {
  readonly [Name in keyof Endpoints as 'useQuery' extends keyof Endpoints[Name] ? Name : never]: readonly TagDescription<Tag>[];
};

/** The table as RTK Query takes it. */
export const provide = (tags: Readonly<Record<string, readonly unknown[]>>): object =>
  Object.fromEntries(Object.entries(tags).map(([name, providesTags]) => [name, { providesTags }]));
