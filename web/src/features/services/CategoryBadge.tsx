import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';

export function CategoryBadge({ label, to, chosen }: { label: string; to: string; chosen: boolean }) {
  return (
    <Chip
      component={Link}
      to={to}
      preventScrollReset
      clickable
      label={label}
      color={chosen ? 'primary' : 'default'}
      aria-current={chosen ? 'page' : undefined}
    />
  );
}
