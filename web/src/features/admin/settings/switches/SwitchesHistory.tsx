import type { FeatureSwitchesSettingDto } from '../api.ts';
import { Deeds, said } from '../Deeds.tsx';
import { FEATURE_WORDS } from './feature-words.ts';

/** Who has switched what, when and why, newest first. */
export function SwitchesHistory({ changes }: Pick<FeatureSwitchesSettingDto, 'changes'>) {
  const deeds = changes.map(({ feature, isOn, switchedBy, switchedAt: at, reason }) => ({
    at,
    line: `${FEATURE_WORDS[feature].label} switched ${isOn ? 'on' : 'off'}${said(switchedBy, reason)}`,
  }));
  return <Deeds title="History of the switches" deeds={deeds} none="Nobody has switched anything off yet." />;
}
