import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { SwitchRows } from '#ui/forms/SwitchRow.tsx';
import { SwitchField } from './SwitchField.tsx';
import { NOTIFICATIONS } from './words.ts';

export function NotificationsPanel() {
  return (
    <Panel title="Notifications">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Mails about your business. None of them is sent while email notifications are off in your settings as a customer.
      </Typography>
      <SwitchRows>
        {NOTIFICATIONS.map(({ name, label, does }) => (
          <SwitchField key={name} name={`notifications.${name}`} label={label} does={does} />
        ))}
      </SwitchRows>
    </Panel>
  );
}
