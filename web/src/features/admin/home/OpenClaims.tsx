import Button from '@mui/material/Button';
import Scales from 'virtual:icon/outline-balance';
import { staffPaths } from '#shared/staff-paths.ts';
import { counted } from '#ui/format/labels.ts';
import { useOpenClaimsQuery } from '../bookings/api.ts';

/** The way to the claims desk, while something waits there. */
export function OpenClaims() {
  const { data: cases } = useOpenClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!cases?.length) return null;
  return (
    <Button href={staffPaths.bookings} startIcon={<Scales />}>
      {counted(cases.length, 'claim')} to decide
    </Button>
  );
}
