import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Confirmed from 'virtual:icon/outline-mark-email-read';
import Unconfirmed from 'virtual:icon/outline-mark-email-unread';
import type { VendorApplicationReviewDto } from '#api/staff/generated-staff.ts';
import { BusinessFacts } from '#shared/vendors/BusinessFacts.tsx';
import { FactList } from '#ui/cards/FactList.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { Written } from '#ui/page/text.ts';
import { EarlierApplication } from './EarlierApplication.tsx';
import { Kyc } from './Kyc.tsx';

interface Props {
  id: string;
  application: VendorApplicationReviewDto;
}

export function ApplicationDetails({ id, application }: Props) {
  const { businessName, businessDescription, contactPerson, contactEmail, emailVerified, submission, appliedAt, earlier } = application;
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {businessName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {submission > 1 ? `Application ${submission}, sent ${dateLabel(appliedAt)}` : `Applied ${dateLabel(appliedAt)}`}
        </Typography>
        <Written sx={{ mt: 1 }}>{businessDescription}</Written>
      </div>
      {earlier && <EarlierApplication earlier={earlier} submission={submission} />}
      <div>
        <FactList
          facts={[
            ['Contact person', contactPerson],
            ['Email', contactEmail],
          ]}
        />
        <EmailChip verified={emailVerified} />
      </div>
      <Stack spacing={1.25}>
        <BusinessFacts application={application} />
        <FactList
          facts={[
            ['Service area radius', counted(application.serviceAreaRadius, 'mile')],
            ['Business license number', application.businessLicense],
          ]}
        />
      </Stack>
      <Kyc vendorId={id} masked={application} />
    </Stack>
  );
}

/** Whoever has not opened the mailed link may not be who they say. */
function EmailChip({ verified }: { verified: boolean }) {
  return verified ? (
    <Chip variant="status" size="small" color="success" icon={<Confirmed />} label="Email confirmed" sx={{ mt: 1 }} />
  ) : (
    <Chip variant="status" size="small" color="warning" icon={<Unconfirmed />} label="Email not confirmed" sx={{ mt: 1 }} />
  );
}
