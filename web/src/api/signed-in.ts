import { provide, type TagsOf } from './cache/provide.ts';
import { SIGNED_IN_TAGS } from './cache/signed-in-tags.ts';
import { generatedApi as generated } from './generated.ts';

export const generatedApi = generated.enhanceEndpoints({ endpoints: provide(SIGNED_IN_TAGS satisfies TagsOf<typeof generated.endpoints>) });
