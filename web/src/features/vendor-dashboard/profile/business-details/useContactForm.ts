import type { MyVendorDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useChangeBusinessContactMutation } from '../api.ts';
import type { ContactValues } from './contact-rules.ts';

export type ContactForm = ReturnType<typeof useContactForm>;

export function useContactForm(vendor: MyVendorDto) {
  const [change] = useChangeBusinessContactMutation();
  const { form, parted, saved } = useFollowedForm<ContactValues>({ values: typedOf(vendor) });

  const save = async (typed: ContactValues) => {
    try {
      await change({ businessContactDto: { ...typed, websiteUrl: typed.websiteUrl.trim() || null } }).unwrap();
      saved(typed);
      toast.success('Profile updated', 'Your business profile has been updated successfully.');
    } catch (cause) {
      const { code, detail } = asProblem(cause);
      if (code === 'vendor-onboarding/zone-in-use') form.setError('businessZip', { message: detail }, { shouldFocus: true });
      else if (!showFieldErrors(form, cause)) toast.error('Error', 'Failed to update profile. Please try again.');
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
