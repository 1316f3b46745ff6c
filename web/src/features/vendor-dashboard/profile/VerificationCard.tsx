import Typography from '@mui/material/Typography';
import type { MyVendorDto } from '#api/generated.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { VerificationBadge } from '../VerificationBadge.tsx';
import { VerificationStatus } from '../VerificationStatus.tsx';

export function VerificationCard({ vendor }: { vendor: MyVendorDto }) {
  const { verificationStatus, isActive, isPaused, submission, appliedAt, approvedAt } = vendor;
  const label = verificationStatus === 'pending' ? 'Pending Review' : undefined;
  return (
    <Panel title="Verification Status" action={<VerificationBadge status={verificationStatus} label={label} />}>
      <VerificationStatus vendor={vendor} />
      {verificationStatus === 'approved' && isActive && !isPaused && (
        <Typography>Your business is verified. Customers see your profile and your active services.</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {submission > 1 ? `Application ${submission}, sent ${dateLabel(appliedAt)}` : `Applied ${dateLabel(appliedAt)}`}
        {approvedAt && `, approved ${dateLabel(approvedAt)}`}
      </Typography>
    </Panel>
  );
}
