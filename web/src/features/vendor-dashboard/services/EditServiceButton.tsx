import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MyServiceDto } from '../../../api/generated.ts';
import { paths } from '../../../ui/paths.ts';

export function EditServiceButton({ service: { id, title } }: { service: MyServiceDto }) {
  return (
    <Tooltip title="Edit">
      <IconButton color="inherit" href={paths.editService(id)} aria-label={`Edit ${title}`}>
        <Edit fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
