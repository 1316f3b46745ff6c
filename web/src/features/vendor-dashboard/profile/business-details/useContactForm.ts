import { useForm } from 'react-hook-form';
import type { MyVendorDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useChangeBusinessContactMutation } from '../api.ts';
import type { ContactValues } from './contact-rules.ts';

export type ContactForm = ReturnType<typeof useContactForm>;

/** The form: it follows what another tab has saved, except where something is being typed. */
export function useContactForm(vendor: MyVendorDto) {
  const [change] = useChangeBusinessContactMutation();
  const form = useForm<ContactValues>({ values: typedOf(vendor), resetOptions: { keepDirtyValues: true } });

  const save = async (typed: ContactValues) => {
    try {
      await change({ businessContactDto: { ...typed, websiteUrl: typed.websiteUrl.trim() || null } }).unwrap();
      // What was typed while it was saved stays, unsaved.
      form.resetDefaultValues(typed);
      toast.success('Profile updated', 'Your business profile has been updated successfully.');
    } catch (cause) {
      const { code, detail } = asProblem(cause);
      if (code === 'vendor-onboarding/zone-in-use') form.setError('businessZip', { message: detail }, { shouldFocus: true });
      else if (!showFieldErrors(form, cause)) toast.error('Error', 'Failed to update profile. Please try again.');
    }
  };

  return { form, save };
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
