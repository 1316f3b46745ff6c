import type { MyVendorDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { tellFailure } from '#ui/forms/followed/tell-failure.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useSeen } from '#ui/forms/followed/useSeen.ts';
import { useChangeBusinessContactMutation } from '../api.ts';
import type { ContactValues } from './contact-rules.ts';

export type ContactForm = ReturnType<typeof useContactForm>;

export function useContactForm(vendor: MyVendorDto) {
  const [change] = useChangeBusinessContactMutation();
  const { form, parted, saved } = useFollowedForm<ContactValues>({ values: typedOf(vendor) });
  const seen = useSeen(vendor.contactChangedAt);

  const save = async (typed: ContactValues) => {
    const businessContactDto = { ...typed, websiteUrl: typed.websiteUrl.trim() || null, changedAt: seen.now() };
    try {
      seen.answer((await change({ businessContactDto }).unwrap()).changedAt);
      saved(typed);
      toast.success('Profile updated', 'Your business profile has been updated successfully.');
    } catch (cause) {
      seen.answer();
      const { code, detail } = asProblem(cause);
      if (code === 'vendor-onboarding/zone-in-use') form.setError('businessZip', { message: detail }, { shouldFocus: true });
      else tellFailure(form, cause, 'Failed to update profile. Please try again.');
    }
  };

  return { form, save, parted };
}

const typedOf = ({ ownerName, phone, address, city, state, zip, websiteUrl }: MyVendorDto): ContactValues => ({
  contactPerson: ownerName,
  phone: phone ?? '',
  businessAddress: address ?? '',
  businessCity: city,
  businessState: state,
  businessZip: zip,
  websiteUrl: websiteUrl ?? '',
});
