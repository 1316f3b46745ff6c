import Button from '@mui/material/Button';
import CalendarIcon from 'virtual:icon/outline-edit-calendar';
import { toast } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/forms/save-file.ts';
import { type Booking, useReadCalendarMutation } from '../api.ts';

/** The job as a file that calendars know; a later one of the same booking takes the place of an earlier one. */
export function CalendarButton({ booking: { id, service, date } }: { booking: Booking }) {
  const [read, { isLoading, reset }] = useReadCalendarMutation();

  async function save() {
    const name = `${service.title.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${date}.ics`;
    try {
      saveFile(name, await read(id).unwrap(), 'text/calendar;charset=utf-8');
      toast.success('Calendar file saved', `Open “${name}” to put the job into your calendar.`);
    } catch (problem) {
      toast.error('The calendar file could not be prepared', problem);
    }
    reset();
  }

  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<CalendarIcon />}
      loading={isLoading}
      loadingPosition="start"
      onClick={() => void save()}
    >
      Add to Calendar
    </Button>
  );
}
