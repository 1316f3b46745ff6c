import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { SettingList } from './SettingList.tsx';
import { NOTIFICATIONS } from './words.ts';

export function NotificationSettings() {
  return (
    <Panel title="Notifications">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        What your account itself needs, such as links and security notices, is mailed to you in any case.
      </Typography>
      <SettingList group="notifications" settings={NOTIFICATIONS} />
    </Panel>
  );
}
