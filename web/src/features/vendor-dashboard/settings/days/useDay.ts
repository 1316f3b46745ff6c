import { useState } from 'react';
import type { BookingConflictDto, DayExceptionDto, WorkingHoursDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useSetDayHoursMutation } from '../api.ts';
import { useNewConflicts } from '../conflicts/useNewConflicts.ts';
import { type Interval, isOverlapping, sorted } from '../hours/intervals.ts';
import { dateWords, todayIn } from './calendar.ts';

interface Fields {
  date: string;
  hours: Interval[];
  note: string;
}

/** One day on its way to being stored; when bookings would lie outside of it, only a second press saves it. */
export function useDay(day: DayExceptionDto | undefined, { timeZone }: WorkingHoursDto, onSaved: () => void) {
  const [fields, setFields] = useState<Fields>({ date: day?.date ?? '', hours: day?.hours ?? [], note: day?.note ?? '' });
  const [wrongDate, setWrongDate] = useState<string>();
  const [conflicts, setConflicts] = useState<BookingConflictDto[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const [setDayHours] = useSetDayHoursMutation();
  const newConflicts = useNewConflicts();

  const change = (changed: Partial<Fields>) => {
    setFields({ ...fields, ...changed });
    setWrongDate(undefined);
    setConflicts([]);
  };

  const store = async () => {
    const { date, note } = fields;
    const hours = sorted(fields.hours);
    if (conflicts.length === 0) {
      const found = await newConflicts({ day: { date, hours } });
      if (found.length > 0) return setConflicts(found);
    }
    await setDayHours({ date, dayHoursDto: { hours, ...(note.trim() && { note: note.trim() }) } }).unwrap();
    toast.success('Day saved', `${dateWords(date)} no longer has your weekly hours.`);
    onSaved();
  };

  const save = async () => {
    setProblem(undefined);
    if (!fields.date) return setWrongDate('Please choose a date');
    if (fields.date < todayIn(timeZone)) return setWrongDate('This day is over');
    if (isOverlapping(fields.hours)) return;
    setSaving(true);
    try {
      await store();
    } catch (cause) {
      setProblem(cause);
    }
    setSaving(false);
  };

  return { fields, change, save, saving, wrongDate, conflicts, problem };
}
