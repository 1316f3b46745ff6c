import { grouped } from '#ui/format/numbers.ts';
import { wholeNumber } from '#ui/forms/numbers/number-fields.ts';
import { type BookingLimitsSettingDto, useBookingLimitsPreviewQuery, useSetBookingLimitsMutation } from '../api.ts';
import { NumbersForm } from '../numbers/NumbersForm.tsx';
import { useNumbers } from '../numbers/useNumbers.ts';
import { LIMITS } from './limits.ts';
import { LimitsPreview } from './LimitsPreview.tsx';

const LABELS = {
  withOneProvider: 'Most with one provider',
  altogether: 'Most altogether',
  atOnce: 'Most at the same time',
};

interface Props {
  setting: BookingLimitsSettingDto;
  onSaved: () => void;
}

/** Other limits, and why. Whom they would meet is said while they are typed. */
export function LimitsForm({ setting, onSaved }: Props) {
  const { fewest: least, most, changedAt } = setting;
  const check = wholeNumber({ least, most, outside: `Enter a whole number from ${least} to ${grouped(most)}.` });
  const numbers = useNumbers({ fields: LIMITS, stored: setting, check });
  const { previewed, ofNow } = numbers;
  const { currentData, error } = useBookingLimitsPreviewQuery(previewed ?? setting, { skip: !previewed, refetchOnMountOrArgChange: true });
  const [set] = useSetBookingLimitsMutation();
  return (
    <NumbersForm
      title="Set other limits"
      numbers={numbers}
      labels={LABELS}
      {...{ least, most, onSaved }}
      what="limits"
      preview={ofNow && currentData && <LimitsPreview preview={currentData} limits={ofNow} />}
      refused={ofNow && error}
      save={async (limits, reason) => {
        await set({ setLimitsDto: { ...limits, changedAt, reason } }).unwrap();
        return ['Limits saved', 'They hold from now on.'];
      }}
    />
  );
}
