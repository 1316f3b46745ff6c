import { useState } from 'react';
import { useStore } from 'react-redux';
import type { SettingsDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { selectSettings, useAccountSettingsQuery, useChangeSettingsMutation } from '../api.ts';

export type Group = Exclude<keyof SettingsDto, 'changedAt'>;

interface Change {
  group: Group;
  name: string;
  on: boolean;
  label: string;
}

/** The changes of this tab go one after the other: each is sent together with what is stored by then. */
let turn: Promise<void> = Promise.resolve();

/** What is stored, with what was just chosen on top of it; what can't be stored goes back to what it was, and says so. */
export function useSettings() {
  const { data, error, refetch } = useAccountSettingsQuery();
  const [send] = useChangeSettingsMutation();
  const [underway, setUnderway] = useState<readonly Change[]>([]);
  const store = useStore<Parameters<typeof selectSettings>[0]>();

  const put = async (chosen: Change) => {
    const before = selectSettings(store.getState()).data;
    if (!before) return;
    await send({ changeSettingsDto: withChange(before, chosen) }).unwrap();
  };

  const keep = async (chosen: Change) => {
    try {
      await put(chosen).catch(async (cause: unknown) => {
        if (asProblem(cause).code !== 'platform/changed-meanwhile') throw cause;
        // Another window has switched something else, which stays as it is there.
        await refetch();
        await put(chosen);
      });
    } catch (cause) {
      toast.error(`“${chosen.label}” was not changed`, cause);
    }
    setUnderway((all) => all.filter((each) => each !== chosen));
  };

  const change = (chosen: Change) => {
    setUnderway((all) => [...all, chosen]);
    turn = turn.then(() => keep(chosen));
  };

  return { stored: data && underway.reduce(withChange, data), change, error, retry: refetch };
}

const withChange = (settings: SettingsDto, { group, name, on }: Change): SettingsDto => ({
  ...settings,
  [group]: { ...settings[group], [name]: on },
});
