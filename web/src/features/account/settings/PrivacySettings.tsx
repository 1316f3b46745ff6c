import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { SettingList } from './SettingList.tsx';
import { PRIVACY } from './words.ts';

export function PrivacySettings() {
  return (
    <Panel title="Privacy & Security">
      <SettingList group="privacy" settings={PRIVACY} />
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Our <Link href={paths.privacy}>privacy policy</Link> says who sees what about you, and how long we keep it.
      </Typography>
    </Panel>
  );
}
