import { generatedApi } from '#api/signed-in.ts';
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
