import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ServiceDetailDto } from '../../api/generated.ts';
import { paths } from '../../ui/paths.ts';

export function ServiceBreadcrumbs({ service: { title, category } }: { service: ServiceDetailDto }) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 3 }}>
      <Link href={paths.services}>Services</Link>
      <Link href={paths.category(category.slug)}>{category.name}</Link>
      <Typography aria-current="page">{title}</Typography>
    </Breadcrumbs>
  );
}
