import { useState } from 'react';
import { useChosenPicture } from '#shared/account/photo/useChosenPicture.ts';
import { useSendPhotoMutation } from '#shared/pictures/uploads/api.ts';
import { type AdminCategoryDto, useRemoveCategoryPictureMutation } from '../api.ts';
import { squarePicture } from './square-picture.ts';

export type CategoryPicture = ReturnType<typeof useCategoryPicture>;

/**
 * The picture that is to stand in place of a category's icon. It is sent when the form is saved: until then it is only in sight.
 * @param opened the category as it was when the dialog was opened; a new one has none
 */
export function useCategoryPicture(opened: AdminCategoryDto | undefined) {
  const [sendPhoto] = useSendPhotoMutation();
  const [removePicture] = useRemoveCategoryPictureMutation();
  const { picture: chosen, refusal, zone, forget } = useChosenPicture(squarePicture);
  const [isRemoved, setRemoved] = useState(false);
  const [progress, setProgress] = useState<number>();
  const stored = isRemoved ? null : (opened?.pictureUrl ?? null);
  // What another administrator has put there meanwhile is not replaced unseen.
  const replaces = opened?.pictureUrl?.split('/').at(-1) ?? 'none';

  const remove = () => {
    if (chosen) forget();
    else setRemoved(true);
  };

  const send = async (id: string) => {
    if (!chosen) {
      if (isRemoved) await removePicture({ id, replaces }).unwrap();
      return;
    }
    setProgress(0);
    try {
      const url = `/api/v1/admin/categories/${id}/picture?replaces=${replaces}`;
      await sendPhoto({ url, photo: chosen.photo, onProgress: setProgress }).unwrap();
    } finally {
      setProgress(undefined);
    }
  };
  return { shown: chosen?.dataUrl ?? (stored && `${stored}/128.webp`), refusal, zone, remove, send, progress };
}
