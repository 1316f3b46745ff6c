import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';

export function PasswordPanel({ onChange }: { onChange: () => void }) {
  return (
    <Panel
      title="Password"
      action={
        <Button size="small" variant="outlined" onClick={onChange}>
          Change Password
        </Button>
      }
    >
      <Typography color="textSecondary">Change it when somebody else may know it. You stay signed in here, and nowhere else.</Typography>
    </Panel>
  );
}
