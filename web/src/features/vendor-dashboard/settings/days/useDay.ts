import { useState } from 'react';
import type { BookingConflictDto, WorkingHoursDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { todayIn } from '#ui/format/days.ts';
import { useSetDayHoursMutation } from '../api.ts';
import { useNewConflicts } from '../conflicts/useNewConflicts.ts';
import { type Interval, isOverlapping, sorted } from '../hours/intervals.ts';
import { rowWords } from './calendar.ts';
import { daysIn, type DaysInRow, MOST_DAYS } from './rows-of-days.ts';

interface Fields {
  date: string;
  /** The last day; empty for one day. */
  until: string;
  hours: Interval[];
  note: string;
}

/** What is wrong with a field, for whoever fills it in. */
type Wrong = Partial<Record<'date' | 'until', string>>;

function mistakesIn({ date, until }: Fields, today: string): Wrong {
  if (!date) return { date: 'Please choose a date' };
  if (date < today) return { date: 'This day is over' };
  if (until && daysIn(date, until) > MOST_DAYS) return { until: `Choose at most ${MOST_DAYS} days at once` };
  return until && until < date ? { until: 'The last day can’t be before the first' } : {};
}

/** One day, or several in a row, on their way to being stored; when bookings would lie outside of them, only a second press saves them. */
export function useDay(days: DaysInRow | undefined, { timeZone }: WorkingHoursDto, onSaved: () => void) {
  const [fields, setFields] = useState<Fields>({
    date: days?.date ?? '',
    until: days?.until ?? '',
    hours: days?.hours ?? [],
    note: days?.note ?? '',
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const [conflicts, setConflicts] = useState<BookingConflictDto[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const [setDayHours] = useSetDayHoursMutation();
  const newConflicts = useNewConflicts();

  const change = (changed: Partial<Fields>) => {
    setFields({ ...fields, ...changed });
    setWrong({});
    setConflicts([]);
  };

  const store = async () => {
    const { date, note } = fields;
    const until = fields.until || date;
    const hours = sorted(fields.hours);
    if (conflicts.length === 0) {
      const found = await newConflicts({ day: { date, until, hours } });
      if (found.length > 0) return setConflicts(found);
    }
    await setDayHours({ date, dayHoursDto: { until, hours, ...(note.trim() && { note: note.trim() }) } }).unwrap();
    toast.success(until === date ? 'Day saved' : 'Days saved', `${rowWords({ date, until })}: your weekly hours do not count.`);
    onSaved();
  };

  const save = async () => {
    setProblem(undefined);
    const mistakes = mistakesIn(fields, todayIn(timeZone));
    if (mistakes.date || mistakes.until) return setWrong(mistakes);
    if (isOverlapping(fields.hours)) return;
    setSaving(true);
    try {
      await store();
    } catch (cause) {
      setProblem(cause);
    }
    setSaving(false);
  };

  return { fields, change, save, saving, wrong, conflicts, problem };
}
