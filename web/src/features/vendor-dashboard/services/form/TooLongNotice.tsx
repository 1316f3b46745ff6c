import Link from '@mui/material/Link';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { durationLabel } from '#ui/format/labels.ts';
import { useWorkingHoursQuery } from '../../settings/api.ts';
import { ServiceFields } from './service-fields.ts';

const FIRST_START = 9;
const LAST_START = 18;

/** Whether a job of this length can begin and end inside one of the intervals, starting on the hour from 9:00 AM to 6:00 PM. */
const fits = (minutes: number, intervals: readonly { from: number; to: number }[]): boolean =>
  intervals.some(({ from, to }) => {
    const start = Math.max(from, FIRST_START);
    return start <= LAST_START && start * 60 + minutes <= to * 60;
  });

/** Warns of a job that is longer than any of the times in which the vendor works. */
export function TooLongNotice() {
  const { control } = useFormContext<ServiceFields>();
  const text = useWatch({ control, name: 'durationMinutes' });
  const { data: hours } = useWorkingHoursQuery();
  if (!hours || !ServiceFields.shape.durationMinutes.safeParse(text).success) return null;

  const minutes = Number(text);
  if (fits(minutes, [...hours.weeklyHours.flat(), ...hours.exceptions.flatMap((day) => day.hours)])) return null;
  return (
    <Notice role="status">
      A job of {durationLabel(minutes)} fits into none of your working hours, so customers would find no free time for this service. Jobs
      start on the hour, from 9:00 AM to 6:00 PM, and end within the same hours. You can change your hours in{' '}
      <Link href={paths.settings} color="inherit">
        Settings
      </Link>
      .
    </Notice>
  );
}
