import Link from '@mui/material/Link';
import { useFormContext, useWatch } from 'react-hook-form';
import { durationLabel } from '#ui/format/labels.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { paths } from '#shared/paths.ts';
import { useWorkingHoursQuery } from '../../settings/api.ts';
import { fits } from './fits.ts';
import { ServiceFields } from './service-fields.ts';

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
