import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VendorApplicationReviewDto } from '#api/staff/generated-staff.ts';
import { BusinessFacts } from '#shared/vendors/BusinessFacts.tsx';
import { FactList } from '#ui/cards/FactList.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { Written } from '#ui/page/text.ts';
import { Checklist } from './Checklist.tsx';
import { EarlierApplication } from './EarlierApplication.tsx';
import { Kyc } from './Kyc.tsx';

interface Props {
  id: string;
  application: VendorApplicationReviewDto;
}

export function ApplicationDetails({ id, application }: Props) {
  const { businessName, businessDescription, contactPerson, contactEmail, submission, appliedAt, checks, earlier } = application;
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
      {checks.length > 0 && <Checklist checks={checks} />}
      {earlier && <EarlierApplication earlier={earlier} submission={submission} />}
      <FactList
        facts={[
          ['Contact person', contactPerson],
          ['Email', contactEmail],
        ]}
      />
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
