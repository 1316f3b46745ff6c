import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Props {
  changed: boolean;
  saving: boolean;
}

/** Stays in sight as long as there is something to save. */
export function SaveBar({ changed, saving }: Props) {
  return (
    <Paper
      sx={{
        position: changed ? 'sticky' : 'static',
        bottom: 'calc(var(--foot) + 12px)',
        zIndex: 1,
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2.5,
        py: 1.5,
      }}
    >
      <Typography color="textSecondary" role="status">
        {changed ? 'You have changes that are not saved.' : 'Everything is saved.'}
      </Typography>
      <Button type="submit" variant="contained" aria-disabled={saving} sx={{ flexShrink: 0 }}>
        {saving ? 'Saving...' : 'Save All Settings'}
      </Button>
    </Paper>
  );
}
