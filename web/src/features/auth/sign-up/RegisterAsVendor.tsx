import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';

const LINE = { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' };

/** For those who come to offer services: account and application in one. The question parts them from those who sign up as customers. */
export function RegisterAsVendor() {
  return (
    <>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1.25, '&::before, &::after': LINE }}>Do you offer services?</Typography>
      <Button variant="outlined" href={paths.vendorRegistration}>
        Register as Vendor
      </Button>
    </>
  );
}
