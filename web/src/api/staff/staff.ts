import { provide, type TagsOf } from '../cache/provide.ts';
import { STAFF_TAGS } from '../cache/staff-tags.ts';
import { staffApi as generated } from './generated-staff.ts';

export const staffApi = generated.enhanceEndpoints({ endpoints: provide(STAFF_TAGS satisfies TagsOf<typeof generated.endpoints>) });
