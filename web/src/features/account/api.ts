import { baseApi } from '#api/base.ts';
import type { ReauthenticationDto } from '#api/generated.ts';
import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { generatedApi } from '#api/signed-in.ts';
import { upload } from '#api/upload.ts';
import { showEverywhere } from '#shared/account/profile-api.ts';

export { useProfileQuery, useUpdateProfileMutation } from '#shared/account/profile-api.ts';

/** A failure is told by whoever sent it. */
const succeeds = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

const accountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    removePhoto: { onQueryStarted: showEverywhere },
    changeSettings: {
      extraOptions: { shown: { Settings: [] } },
      onQueryStarted: async ({ settingsDto }, { queryFulfilled, dispatch }) => {
        if (!(await succeeds(queryFulfilled))) return;
        dispatch(generatedApi.util.updateQueryData('accountSettings', undefined, () => settingsDto));
        tellOtherTabs('Settings');
      },
    },
    // Asked each time: bookings change without this page.
    deletion: { keepUnusedDataFor: 0 },
  },
});

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture as it is: the generated endpoint would not tell how far it has come. */
    sendPhoto: build.mutation<unknown, { photo: Blob; onProgress: (share: number) => void }>({
      queryFn: ({ photo, onProgress }, api) => upload({ url: '/api/v1/account/photo', body: photo, onProgress }, api),
      onQueryStarted: showEverywhere,
    }),
    /** The file as it came; no part of the cache, which it has no business in. With nothing masked for who proves who they are. */
    readMyData: build.mutation<string, ReauthenticationDto | void>({
      query: (proof) => ({
        url: '/api/v1/account/data',
        responseHandler: (answer) => (answer.ok ? answer.text() : answer.json()),
        ...(proof && { method: 'POST', body: proof }),
      }),
    }),
  }),
});

export const {
  useRemovePhotoMutation,
  useAccountSettingsQuery,
  useChangeSettingsMutation,
  useAccountSecurityQuery,
  useDeletionQuery,
  useDeleteAccountMutation,
} = accountApi;
export const { useSendPhotoMutation, useReadMyDataMutation } = files;

export const selectSettings = accountApi.endpoints.accountSettings.select();
