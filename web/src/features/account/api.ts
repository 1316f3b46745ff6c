import { baseApi } from '#api/base.ts';
import { generatedApi, type ReauthenticationDto } from '#api/generated.ts';
import { tellOtherTabs } from '#api/other-tabs.ts';
import { renewPerson } from '#api/session/person.ts';
import { upload } from '#api/upload.ts';

interface Sent {
  queryFulfilled: Promise<unknown>;
  dispatch: Parameters<typeof renewPerson>[0];
}

/** Name and picture stand in the header and in other tabs as well. */
async function showEverywhere(_arg: unknown, { queryFulfilled, dispatch }: Sent): Promise<void> {
  if (!(await succeeds(queryFulfilled))) return;
  void renewPerson(dispatch);
  tellOtherTabs('Profile');
}

/** All that shows the photo of somebody who is a provider too. */
const PICTURED = ['Profile', 'Vendor', 'Service', 'Review', 'Booking', { type: 'Favorite', id: 'list' }] as const;

/** A failure is told by whoever sent it. */
const succeeds = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

const accountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    profile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: (_answer, error) => (error ? [] : ['Profile']), onQueryStarted: showEverywhere },
    removePhoto: { invalidatesTags: (_answer, error) => (error ? [] : PICTURED), onQueryStarted: showEverywhere },
    accountSettings: { providesTags: ['Settings'] },
    changeSettings: {
      invalidatesTags: [],
      onQueryStarted: async ({ settingsDto }, { queryFulfilled, dispatch }) => {
        if (!(await succeeds(queryFulfilled))) return;
        dispatch(generatedApi.util.updateQueryData('accountSettings', undefined, () => settingsDto));
        tellOtherTabs('Settings');
      },
    },
    // Asked each time: bookings change without this page.
    deletion: { providesTags: [], keepUnusedDataFor: 0 },
    deleteAccount: { invalidatesTags: [] },
  },
});

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture as it is: the generated endpoint would not tell how far it has come. */
    sendPhoto: build.mutation<unknown, { photo: Blob; onProgress: (share: number) => void }>({
      queryFn: ({ photo, onProgress }, api) => upload({ url: '/api/v1/account/photo', body: photo, onProgress }, api),
      invalidatesTags: (_answer, error) => (error ? [] : PICTURED),
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
  useProfileQuery,
  useUpdateProfileMutation,
  useRemovePhotoMutation,
  useAccountSettingsQuery,
  useChangeSettingsMutation,
  useAccountSecurityQuery,
  useDeletionQuery,
  useDeleteAccountMutation,
} = accountApi;
export const { useSendPhotoMutation, useReadMyDataMutation } = files;

export const selectSettings = accountApi.endpoints.accountSettings.select();
