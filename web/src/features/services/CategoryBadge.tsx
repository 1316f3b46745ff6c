import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { badgeLook } from '../../ui/badge-look.ts';

export function CategoryBadge({ label, to, chosen }: { label: string; to: string; chosen: boolean }) {
  return (
    <Chip
      component={Link}
      to={to}
      preventScrollReset
      clickable
      label={label}
      {...badgeLook(chosen)}
      aria-current={chosen ? 'page' : undefined}
    />
  );
}
