import { wholeNumber } from '#ui/forms/numbers/number-fields.ts';
import { type BookingDeadlinesSettingDto, useBookingDeadlinesPreviewQuery, useSetBookingDeadlinesMutation } from '../api.ts';
import { NumbersForm } from '../numbers/NumbersForm.tsx';
import { useNumbers } from '../numbers/useNumbers.ts';
import { DeadlinesPreview } from './DeadlinesPreview.tsx';

const DEADLINES = ['answerHours', 'agreeHours'] as const;
const LABELS = { answerHours: 'Hours to answer a request', agreeHours: 'Hours to agree to another time' };

interface Props {
  setting: BookingDeadlinesSettingDto;
  onSaved: () => void;
}

/** Other deadlines, and why. What they would mean is said while they are typed. */
export function DeadlinesForm({ setting, onSaved }: Props) {
  const { fewest: least, most, changedAt } = setting;
  const check = wholeNumber({ least, most, outside: `Enter a whole number of hours from ${least} to ${most}.` });
  const numbers = useNumbers({ fields: DEADLINES, stored: setting, check });
  const { previewed, ofNow } = numbers;
  const { currentData, error } = useBookingDeadlinesPreviewQuery(previewed ?? setting, {
    skip: !previewed,
    refetchOnMountOrArgChange: true,
  });
  const [set] = useSetBookingDeadlinesMutation();
  return (
    <NumbersForm
      title="Set other deadlines"
      numbers={numbers}
      labels={LABELS}
      {...{ least, most, onSaved }}
      what="deadlines"
      preview={ofNow && currentData && <DeadlinesPreview preview={currentData} deadlines={ofNow} />}
      refused={ofNow && error}
      save={async (deadlines, reason) => {
        await set({ setDeadlinesDto: { ...deadlines, changedAt, reason } }).unwrap();
        return ['Deadlines saved', 'They hold for what is asked for from now on.'];
      }}
    />
  );
}
