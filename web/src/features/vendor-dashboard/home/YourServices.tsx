import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { standing } from '#api/cache/standing.ts';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { durationLabel } from '#ui/format/labels.ts';
import { Money } from '#ui/format/Money.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyServicesQuery } from '../api.ts';

const SHOWN = 5;

export function YourServices() {
  return (
    <Panel title="Your Services" action={<AllServices />}>
      <FirstServices />
    </Panel>
  );
}

function FirstServices() {
  const { data: services, error, refetch } = standing(useMyServicesQuery());

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!services) return <Skeleton variant="rounded" height={320} />;
  if (services.length === 0) return <NoServices />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px dashed', borderColor: 'divider' } }}>
      {services.slice(0, SHOWN).map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </Box>
  );
}

function AllServices() {
  return (
    <Button href={paths.myServices} size="small" sx={{ mr: -1.5 }}>
      All services
    </Button>
  );
}

function NoServices() {
  return (
    <EmptyState
      title="No services yet"
      action={
        <Button href={paths.newService} variant="contained">
          Add Your First Service
        </Button>
      }
    />
  );
}

function ServiceRow({ service: { id, title, durationMinutes, isActive, basePriceCents } }: { service: MyServiceDto }) {
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 1.5, alignItems: 'center', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
      <div>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {isActive ? (
            <Link href={paths.service(id)} color="inherit" underline="hover">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {durationLabel(durationMinutes)}
        </Typography>
      </div>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
        <Chip
          size="small"
          variant={isActive ? 'status' : 'outlined'}
          color={isActive ? 'success' : 'default'}
          label={isActive ? 'Active' : 'Inactive'}
        />
        <Money cents={basePriceCents} />
      </Stack>
    </Box>
  );
}
