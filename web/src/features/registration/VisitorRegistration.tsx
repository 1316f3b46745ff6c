import { useNavigate } from 'react-router-dom';
import type { SignedUp } from '#shared/account/signed-up.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useRegisterVendorMutation } from './api.ts';
import { registration } from './request-bodies.ts';
import type { ApplicationValues } from './rules/application.ts';
import { Wizard } from './wizard/Wizard.tsx';

const KNOWN = { serviceAreaRadius: '10' };

/** Account and application in one. Nobody is signed in by it. */
export function VisitorRegistration() {
  const [register] = useRegisterVendorMutation();
  const navigate = useNavigate();

  const toSignIn = ({ email }: ApplicationValues) => {
    toast.success('Application Submitted Successfully!', "Your vendor application is under review. We'll notify you once approved.");
    void navigate(paths.auth, { state: { signedUpAs: email } satisfies SignedUp });
  };
  return (
    <Wizard
      title="Vendor Registration"
      applicant="visitor"
      known={KNOWN}
      send={(typed) => register({ vendorRegistrationDto: registration(typed) }).unwrap()}
      onSent={toSignIn}
      failure="Registration Failed"
    />
  );
}
