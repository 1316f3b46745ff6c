import type { FetchBaseQueryMeta, TagDescription } from '@reduxjs/toolkit/query/react';
import type { Tag } from './tags.ts';

/** Of a change whose page shows some of it before it is asked: what else of these tags is out of date. A refusal makes all of them so. */
export interface ChangeOptions {
  shown?: { readonly [Name in Tag]?: readonly TagDescription<Tag>[] };
}

/** What is known about a request besides its answer. */
export interface Meta extends Partial<FetchBaseQueryMeta> {
  changed?: TagDescription<Tag>[] | undefined;
}

/** What has to be asked again, by the header `X-Changed`. */
export const changedBy = (named: string | null | undefined, options?: ChangeOptions): TagDescription<Tag>[] | undefined =>
  (named?.split(', ') as Tag[] | undefined)?.flatMap((tag) => options?.shown?.[tag] ?? tag);
