import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { paths } from '#shared/paths.ts';

/** For those who come to offer services: account and application in one. */
export function RegisterAsVendor() {
  return (
    <>
      <Divider>Do you offer services?</Divider>
      <Button variant="outlined" href={paths.vendorRegistration}>
        Register as Vendor
      </Button>
    </>
  );
}
