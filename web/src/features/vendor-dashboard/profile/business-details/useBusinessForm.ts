import type { MyVendorDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { tellFailure } from '#ui/forms/followed/tell-failure.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useSeen } from '#ui/forms/followed/useSeen.ts';
import { useUpdateBusinessProfileMutation } from '../api.ts';
import type { BusinessValues } from './business-rules.ts';

export type BusinessForm = ReturnType<typeof useBusinessForm>;

export function useBusinessForm(vendor: MyVendorDto) {
  const [update] = useUpdateBusinessProfileMutation();
  const { form, parted, saved } = useFollowedForm<BusinessValues>({ values: typedOf(vendor) });
  const seen = useSeen(vendor.profileChangedAt);

  const save = async (typed: BusinessValues) => {
    const businessProfileDto = {
      ...typed,
      businessLicense: typed.businessLicense.trim() || null,
      serviceAreaRadius: Number(typed.serviceAreaRadius),
      changedAt: seen.now(),
    };
    try {
      seen.answer((await update({ businessProfileDto }).unwrap()).changedAt);
      saved(typed);
      toast.success('Profile updated', 'Your business profile has been updated successfully.');
    } catch (cause) {
      seen.answer();
      tellFailure(form, cause, 'Failed to update profile. Please try again.');
    }
  };

  return { form, save, parted };
}

const typedOf = ({ businessName, businessDescription, businessLicense, serviceAreaRadius }: MyVendorDto): BusinessValues => ({
  businessName,
  businessDescription,
  businessLicense: businessLicense ?? '',
  serviceAreaRadius: String(serviceAreaRadius),
});
