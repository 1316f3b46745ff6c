import { tellOtherTabs } from '#api/session/other-tabs.ts';
import { renewPerson } from '#api/session/person.ts';
import { generatedApi } from '#api/signed-in.ts';

interface Sent {
  queryFulfilled: Promise<unknown>;
  dispatch: Parameters<typeof renewPerson>[0];
}

/** Name and picture stand in the header and in other tabs as well. */
export async function showEverywhere(_arg: unknown, { queryFulfilled, dispatch }: Sent): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    // A failure is told by whoever sent it.
    return;
  }
  void renewPerson(dispatch);
  tellOtherTabs('Profile');
}

export const { useProfileQuery, useUpdateProfileMutation } = generatedApi.enhanceEndpoints({
  endpoints: { updateProfile: { onQueryStarted: showEverywhere } },
});
