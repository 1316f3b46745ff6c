import { baseApi } from '#api/base.ts';
import type { ReauthenticationDto } from '#api/generated.ts';
import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { generatedApi } from '#api/signed-in.ts';

export { useProfileQuery, useUpdateProfileMutation } from '#shared/account/profile-api.ts';

/** A failure is told by whoever sent it. */
const answerOf = <Answer>(sent: Promise<{ data: Answer }>): Promise<Answer | undefined> =>
  sent.then(
    ({ data }) => data,
    () => undefined,
  );

const accountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    changeSettings: {
      extraOptions: { shown: { Settings: [] } },
      onQueryStarted: async ({ changeSettingsDto: { notifications, privacy } }, { queryFulfilled, dispatch }) => {
        const changed = await answerOf(queryFulfilled);
        if (!changed) return;
        dispatch(generatedApi.util.updateQueryData('accountSettings', undefined, () => ({ notifications, privacy, ...changed })));
        tellOtherTabs('Settings');
      },
    },
    // Asked each time: bookings change without this page.
    deletion: { keepUnusedDataFor: 0 },
  },
});

const files = baseApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useAccountSettingsQuery, useChangeSettingsMutation, useAccountSecurityQuery, useDeletionQuery, useDeleteAccountMutation } =
  accountApi;
export const { useReadMyDataMutation } = files;

export const selectSettings = accountApi.endpoints.accountSettings.select();
