import IconButton from '@mui/material/IconButton';
import Copy from 'virtual:icon/outline-content-copy';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';

export function DuplicateServiceButton({ service: { id, title } }: { service: MyServiceDto }) {
  return (
    <IconTooltip title="Duplicate">
      <IconButton color="inherit" href={paths.copyOfService(id)} aria-label={`Duplicate ${title}`}>
        <Copy fontSize="small" />
      </IconButton>
    </IconTooltip>
  );
}
