import Verified from '@mui/icons-material/Verified';
import Chip from '@mui/material/Chip';

interface Props {
  /** With words it is a badge; without, a mark beside a name. */
  children?: string;
}

/** Only approved providers are public, so whoever is listed is verified. */
export function VerifiedMark({ children }: Props) {
  if (children) return <Chip variant="status" size="small" color="success" icon={<Verified />} label={children} />;
  return <Verified titleAccess="Verified Provider" sx={{ fontSize: 17, color: 'success.main', flexShrink: 0 }} />;
}
