import type { ProfileDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFieldErrors } from '#ui/forms/field-errors.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useUpdateProfileMutation } from '../api.ts';

type Information = Record<'fullName' | 'phone' | 'address' | 'city' | 'state' | 'zipCode', string>;

export function useProfileForm(profile: ProfileDto) {
  const [update] = useUpdateProfileMutation();
  const { form, parted, saved } = useFollowedForm<Information>({ values: informationOf(profile) });

  const save = async (information: Information) => {
    try {
      await update({ updateProfileDto: information }).unwrap();
      saved(information);
      toast.success('Profile updated', 'Your profile has been updated successfully.');
    } catch (cause) {
      if (!showFieldErrors(form, cause)) toast.error('Error', 'Failed to update profile. Please try again.');
    }
  };

  return { form, save, parted };
}

const informationOf = ({ fullName, phone, address, city, state, zipCode }: ProfileDto): Information => ({
  fullName: fullName ?? '',
  phone: phone ?? '',
  address: address ?? '',
  city: city ?? '',
  state: state ?? '',
  zipCode: zipCode ?? '',
});
