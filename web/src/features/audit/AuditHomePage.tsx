import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Deeds } from '#shared/deeds/Deeds.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** /dashboard/audit */
export function AuditHomePage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="Audit" />
      <Paper sx={{ p: 3, maxWidth: '44rem' }}>
        <Stack spacing={1.5}>
          <Typography variant="h3" component="h2">
            What an auditor is here for
          </Typography>
          <Typography>
            Everything that happens at Plumb & Level is kept as a history of events that nobody can change afterwards. An auditor reads that
            history to check that it is complete and true, and changes nothing.
          </Typography>
          <Typography>
            An auditor has no other role, sees types, times, states and money, and finds “[erased]” where a person has asked to be
            forgotten.
          </Typography>
        </Stack>
      </Paper>
      <Panel title="Services that administrators switched or deleted">
        <Deeds list="services" />
      </Panel>
      <Panel title="Categories that administrators switched or deleted">
        <Deeds list="categories" />
      </Panel>
    </Stack>
  );
}
