import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '#api/base.ts';
import { hearOtherTabs } from '#api/session/other-tabs.ts';
import { renewPerson } from '#api/session/person.ts';

/** What another tab has changed about the person signed in is asked for again here. */
export function useFollowedPerson(): void {
  const dispatch = useDispatch<Parameters<typeof renewPerson>[0]>();
  useEffect(
    () =>
      hearOtherTabs((changed) => {
        dispatch(baseApi.util.invalidateTags([changed]));
        if (changed === 'Profile') void renewPerson(dispatch);
      }),
    [dispatch],
  );
}
