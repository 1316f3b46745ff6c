import type { ProfileDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { tellFailure } from '#ui/forms/followed/tell-failure.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useSeen } from '#ui/forms/followed/useSeen.ts';
import { useUpdateProfileMutation } from '../api.ts';

type Information = Record<'fullName' | 'phone' | 'address' | 'city' | 'state' | 'zipCode', string>;

export function useProfileForm(profile: ProfileDto) {
  const [update] = useUpdateProfileMutation();
  const { form, parted, saved } = useFollowedForm<Information>({ values: informationOf(profile) });
  const seen = useSeen(profile.changedAt);

  const save = async (information: Information) => {
    try {
      seen.answer((await update({ updateProfileDto: { ...information, changedAt: seen.now() } }).unwrap()).changedAt);
      saved(information);
      toast.success('Profile updated', 'Your profile has been updated successfully.');
    } catch (cause) {
      seen.answer();
      tellFailure(form, cause, 'Failed to update profile. Please try again.');
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
