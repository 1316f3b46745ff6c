import { baseApi } from '#api/base.ts';
import { generatedApi } from '#api/signed-in.ts';
import { upload } from '#api/upload.ts';
import { showEverywhere } from '../profile-api.ts';

export const { useRemovePhotoMutation } = generatedApi.enhanceEndpoints({
  endpoints: { removePhoto: { onQueryStarted: showEverywhere } },
});

export const { useSendPortraitMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture as it is: the generated endpoint would not tell how far it has come. */
    sendPortrait: build.mutation<unknown, { photo: Blob; onProgress: (share: number) => void }>({
      queryFn: ({ photo, onProgress }, api) => upload({ url: '/api/v1/account/photo', body: photo, onProgress }, api),
      onQueryStarted: showEverywhere,
    }),
  }),
});
