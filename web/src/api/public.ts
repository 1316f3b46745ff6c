import { provide, type TagsOf } from './cache/provide.ts';
import { PUBLIC_TAGS } from './cache/public-tags.ts';
import { publicApi as generated } from './generated-public.ts';

export const publicApi = generated.enhanceEndpoints({ endpoints: provide(PUBLIC_TAGS satisfies TagsOf<typeof generated.endpoints>) });
