import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { KycDto, VendorApplicationReviewDto } from '#api/staff/generated-staff.ts';
import { KycFacts } from '#shared/vendors/KycFacts.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ViewKycForm } from './ViewKycForm.tsx';

type State = { is: 'masked' } | { is: 'confirming' } | { is: 'clear'; kyc: KycDto };

/** Identity and bank: masked, until an administrator says why they must see it. It stands nowhere but on this screen, and goes with it. */
export function Kyc({ vendorId, masked }: { vendorId: string; masked: VendorApplicationReviewDto }) {
  const [shown, show] = useState<State>({ is: 'masked' });
  const mask = () => show({ is: 'masked' });

  return (
    <section aria-label="Identity and bank">
      <Typography variant="h4" sx={{ mb: 1 }}>
        Identity and bank
      </Typography>
      <KycFacts kyc={shown.is === 'clear' ? shown.kyc : masked} />
      {shown.is === 'masked' && (
        <Button variant="outlined" size="small" onClick={() => show({ is: 'confirming' })} sx={{ mt: 2 }}>
          Show in full
        </Button>
      )}
      {shown.is === 'confirming' && (
        <>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            That you look, when and why is recorded for good, and auditors read it.
          </Typography>
          <ViewKycForm vendorId={vendorId} onShown={(kyc) => show({ is: 'clear', kyc })} onCancel={mask} />
        </>
      )}
      {shown.is === 'clear' && (
        <>
          <Notice role="status" sx={{ mt: 2 }}>
            Shown in full. That you have seen it is recorded.
          </Notice>
          <Button variant="outlined" size="small" onClick={mask} sx={{ mt: 2 }}>
            Hide
          </Button>
        </>
      )}
    </section>
  );
}
