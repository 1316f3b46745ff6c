import { staffApi } from '#api/staff.ts';

export type { ManagedUserDto, UserCountsDto } from '#api/generated-staff.ts';

export const { useManagedUsersQuery, useUserCountsQuery } = staffApi;
