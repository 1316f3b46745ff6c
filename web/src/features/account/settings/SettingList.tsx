import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ProblemAlert } from '../../../ui/ProblemAlert.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { type Group, useSettings } from './useSettings.ts';
import type { SettingWords } from './words.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

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
    <List>
      {settings.map(({ name, label, does }) => (
        <SettingSwitch
          key={name}
          label={label}
          does={does}
          checked={values[name] ?? false}
          onChange={(on) => change({ group, name, on, label })}
        />
      ))}
    </List>
  );
}
