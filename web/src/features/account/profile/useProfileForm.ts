import { useForm } from 'react-hook-form';
import type { ProfileDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useUpdateProfileMutation } from '../api.ts';

type Information = Record<'fullName' | 'phone' | 'address' | 'city' | 'state' | 'zipCode', string>;

/** The form: it follows what another tab has saved, except where something is being typed. */
export function useProfileForm(profile: ProfileDto) {
  const [update] = useUpdateProfileMutation();
  const form = useForm<Information>({ values: informationOf(profile), resetOptions: { keepDirtyValues: true } });

  const save = async (information: Information) => {
    try {
      await update({ updateProfileDto: information }).unwrap();
      // What was typed while it was saved stays, unsaved.
      form.resetDefaultValues(information);
      toast.success('Profile updated', 'Your profile has been updated successfully.');
    } catch (cause) {
      if (!showFieldErrors(form, cause)) toast.error('Error', 'Failed to update profile. Please try again.');
    }
  };

  return { form, save };
}

const informationOf = ({ fullName, phone, address, city, state, zipCode }: ProfileDto): Information => ({
  fullName: fullName ?? '',
  phone: phone ?? '',
  address: address ?? '',
  city: city ?? '',
  state: state ?? '',
  zipCode: zipCode ?? '',
});
