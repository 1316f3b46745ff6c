import { useApplyAsVendorMutation, useProfileQuery } from './api.ts';
import { Loading } from './Loading.tsx';
import { application } from './request-bodies.ts';
import { useAfterApplying } from './useAfterApplying.ts';
import { Wizard } from './wizard/Wizard.tsx';

/** Whoever is signed in applies without a second account. */
export function PersonApplication() {
  const { data: profile, isLoading } = useProfileQuery();
  const [apply] = useApplyAsVendorMutation();
  const onApplied = useAfterApplying();

  if (isLoading) return <Loading />;
  return (
    <Wizard
      title="Vendor Registration"
      applicant="person"
      known={{ serviceAreaRadius: '10', phone: profile?.phone ?? '' }}
      send={(typed) => apply({ vendorApplicationDto: application(typed) }).unwrap()}
      onSent={onApplied}
      failure="Application failed"
    />
  );
}
