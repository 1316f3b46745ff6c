import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { MyVendorDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useMyVendorQuery } from '../../api.ts';

/** Why customers see none of the services, while the business itself is not public. */
export function HiddenNotice() {
  const { data: vendor } = useMyVendorQuery();
  const why = vendor && whyHidden(vendor);
  return why ? <Notice>{why}</Notice> : null;
}

function whyHidden({ verificationStatus, isActive, isPaused }: MyVendorDto): ReactNode {
  if (verificationStatus === 'pending') return 'You can prepare your services already. Customers see them once your business is approved.';
  if (verificationStatus === 'rejected') return 'Customers see your services once your business is approved.';
  if (!isActive) return 'Your business is suspended. Until it is reinstated, customers see none of your services.';
  if (!isPaused) return null;
  return (
    <>
      Your vendor account is deactivated, so customers see none of your services. You can undo this in{' '}
      <Link href={paths.settings} color="inherit">
        Settings
      </Link>
      .
    </>
  );
}
