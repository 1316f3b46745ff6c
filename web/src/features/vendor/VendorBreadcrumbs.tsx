import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../ui/paths.ts';

export function VendorBreadcrumbs({ name }: { name: string }) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 3 }}>
      <Link href={paths.services}>Services</Link>
      <Typography aria-current="page">{name}</Typography>
    </Breadcrumbs>
  );
}
