import Skeleton from '@mui/material/Skeleton';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { SwitchRow, SwitchRows } from '#ui/forms/SwitchRow.tsx';
import { type Group, useSettings } from './useSettings.ts';
import type { SettingWords } from './words.ts';

interface Props {
  group: Group;
  settings: readonly SettingWords<string>[];
}

/** The switches of one group, as they are stored. */
export function SettingList({ group, settings }: Props) {
  const { stored, change, error, retry } = useSettings();

  if (!stored && error) return <ProblemAlert problem={error} onRetry={retry} />;
  if (!stored) return <Skeleton variant="rounded" height={settings.length * 72} />;
  const values: Readonly<Record<string, boolean>> = stored[group];
  return (
    <SwitchRows>
      {settings.map(({ name, label, does }) => (
        <SwitchRow
          component="li"
          key={name}
          label={label}
          does={does}
          checked={values[name] ?? false}
          onChange={(on) => change({ group, name, on, label })}
        />
      ))}
    </SwitchRows>
  );
}
