import { baseApi } from '#api/base.ts';
import { generatedApi } from '#api/signed-in.ts';
import { upload } from '#api/upload.ts';
import { inOrder } from './arrangement.ts';

export const {
  useMyWorkPhotosQuery,
  useMyWorkPhotoImageQuery,
  useArrangeWorkPhotosMutation,
  useDescribeWorkPhotoMutation,
  useRemoveWorkPhotoMutation,
} = generatedApi.enhanceEndpoints({
  endpoints: {
    // They stand in their new order at once, and in the old one again should it be refused.
    arrangeWorkPhotos: {
      onQueryStarted: async ({ arrangementDto: { works } }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(generatedApi.util.updateQueryData('myWorkPhotos', undefined, (photos) => inOrder(photos, works)));
        await queryFulfilled.catch(() => shown.undo());
      },
    },
  },
});

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture as it is: the generated endpoint would not tell how far it has come. */
    sendWorkPhoto: build.mutation<unknown, { photo: Blob; onProgress: (share: number) => void }>({
      queryFn: ({ photo, onProgress }, api) => upload({ url: '/api/v1/vendor/photos', body: photo, onProgress }, api),
    }),
  }),
});
export const { useSendWorkPhotoMutation } = files;
