import { staffApi } from '#api/staff/staff.ts';

export type { SavedViewDto } from '#api/staff/generated-staff.ts';

export const { useSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } = staffApi;
