import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { MyServiceDto } from '#api/generated.ts';
import { CategoryTile } from '#shared/services/CategoryTile.tsx';
import { DeleteServiceButton } from './DeleteServiceButton.tsx';
import { DuplicateServiceButton } from './DuplicateServiceButton.tsx';
import { EditServiceButton } from './EditServiceButton.tsx';
import { OffByAdmin } from './OffByAdmin.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { ToggleServiceButton } from './ToggleServiceButton.tsx';
import { useServiceSwitch } from './useServiceSwitch.ts';

interface Props {
  service: MyServiceDto;
  /** What moves it among the others. */
  children?: ReactNode;
}

export function MyServiceCard({ service, children }: Props) {
  const { title, description, category } = service;
  const { isActive, toggle } = useServiceSwitch(service);
  const why = useId();
  return (
    <Paper component="article" aria-label={title} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'flex-start' }}>
        <CategoryTile category={category} size={40} />
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <ActiveChip active={isActive} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {category.name}
          </Typography>
        </Box>
        <Stack direction="row" spacing={0.5} sx={{ mx: -1 }}>
          {children}
          <EditServiceButton service={service} />
          <DuplicateServiceButton service={service} />
          <ToggleServiceButton title={title} isActive={isActive} lockedBy={service.isOffByAdmin ? why : undefined} onToggle={toggle} />
          <DeleteServiceButton service={service} />
        </Stack>
      </Box>
      <OffByAdmin id={why} service={service} />
      <Typography sx={{ maxWidth: '80ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Typography>
      <ServiceFigures service={service} />
    </Paper>
  );
}

function ActiveChip({ active }: { active: boolean }) {
  return (
    <Chip
      size="small"
      variant={active ? 'status' : 'outlined'}
      color={active ? 'success' : 'default'}
      label={active ? 'Active' : 'Inactive'}
    />
  );
}
