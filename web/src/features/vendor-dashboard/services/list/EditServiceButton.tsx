import IconButton from '@mui/material/IconButton';
import Edit from 'virtual:icon/outline-edit';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';

export function EditServiceButton({ service: { id, title } }: { service: MyServiceDto }) {
  return (
    <IconTooltip title="Edit">
      <IconButton color="inherit" href={paths.editService(id)} aria-label={`Edit ${title}`}>
        <Edit fontSize="small" />
      </IconButton>
    </IconTooltip>
  );
}
