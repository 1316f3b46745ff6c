import { useNavigate } from 'react-router-dom';
import type { VendorApplicationShownDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useResubmitApplicationMutation } from './api.ts';
import { resubmission } from './request-bodies.ts';
import type { ApplicationValues } from './rules/application.ts';
import { Wizard } from './wizard/Wizard.tsx';

/** The next submission after a rejection, begun with what the last one told. */
export function Resubmission({ application }: { application: VendorApplicationShownDto }) {
  const [resubmit] = useResubmitApplicationMutation();
  const navigate = useNavigate();

  const toDashboard = () => {
    toast.success('Vendor application submitted', 'Your vendor application is pending approval.');
    void navigate(paths.dashboard);
  };
  return (
    <Wizard
      title="Resubmit for Verification"
      applicant="rejected"
      rejectionReason={application.rejectionReason}
      known={known(application)}
      onFile={application}
      send={(typed) => resubmit({ vendorResubmissionDto: resubmission(typed) }).unwrap()}
      onSent={toDashboard}
      failure="Application failed"
    />
  );
}

const known = (last: VendorApplicationShownDto): Partial<ApplicationValues> => ({
  phone: last.phone ?? '',
  businessName: last.businessName,
  businessDescription: last.businessDescription,
  businessLicense: last.businessLicense ?? '',
  businessAddress: last.businessAddress ?? '',
  businessCity: last.businessCity,
  businessState: last.businessState,
  businessZip: last.businessZip,
  serviceAreaRadius: String(last.serviceAreaRadius),
  yearsInBusiness: last.yearsInBusiness === null ? '' : String(last.yearsInBusiness),
  websiteUrl: last.websiteUrl ?? '',
  kycDocumentType: last.kycDocumentType,
});
