import type { ModeratedPhotoDto } from '#api/generated.ts';
import { generatedApi } from '#api/signed-in.ts';

export type { ModeratedPhotoDto, ModeratedPhotoPageDto } from '#api/generated.ts';

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
} = generatedApi;
