import type { ModeratedPhotoDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';

export type { ModeratedPhotoDto, ModeratedPhotoPageDto } from '#api/staff/generated-staff.ts';

/** A photo, and what an admin is about to decide about it. */
export interface PhotoDecision {
  photo: ModeratedPhotoDto;
  action: ModeratedPhotoDto['actions'][number];
}

export const {
  usePhotosToModerateQuery,
  useWorkPhotoImageQuery,
  useHideWorkPhotoMutation,
  useKeepWorkPhotoMutation,
  useShowWorkPhotoMutation,
} = staffApi;
