import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '#ui/cards/FactList.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { momentLabel } from '#ui/format/moment.ts';
import { SwitchRow, SwitchRows } from '#ui/forms/SwitchRow.tsx';
import type { FeatureStateDto, FeatureSwitchesSettingDto } from '../api.ts';
import { FEATURE_WORDS } from './feature-words.ts';

const SwitchDialog = onDemand(async () => (await import('./SwitchDialog.tsx')).SwitchDialog);

interface Props {
  setting: FeatureSwitchesSettingDto;
  readOnly: boolean;
}

/** What can be switched off for the whole platform, and what is. */
export function SwitchesPanel({ setting: { features }, readOnly }: Props) {
  const [asked, setAsked] = useState<{ feature: FeatureStateDto['feature']; on: boolean }>();
  const current = features.find(({ feature }) => feature === asked?.feature);
  return (
    <Panel title="Feature switches">
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          What is switched off begins nowhere anew until it is switched on again. What has begun goes on, and whoever meets it reads why.
        </Typography>
        {readOnly ? (
          <FactList facts={features.map((each) => [FEATURE_WORDS[each.feature].label, stateLabel(each)])} />
        ) : (
          <SwitchRows aria-label="Feature switches">
            {features.map((each) => (
              <SwitchRow
                component="li"
                key={each.feature}
                label={FEATURE_WORDS[each.feature].label}
                does={stateLabel(each)}
                checked={each.isOn}
                onChange={(on) => setAsked({ feature: each.feature, on })}
              />
            ))}
          </SwitchRows>
        )}
        {asked && current && <SwitchDialog {...asked} isOn={current.isOn} onClose={() => setAsked(undefined)} />}
      </Stack>
    </Panel>
  );
}

function stateLabel({ feature, isOn, since }: FeatureStateDto): string {
  const { does, off } = FEATURE_WORDS[feature];
  return `${isOn ? does : `Switched off. ${off}`}${since === null ? '' : ` Since ${momentLabel(since)}.`}`;
}
