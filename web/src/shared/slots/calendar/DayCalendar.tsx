import { MonthCalendar } from './MonthCalendar.tsx';
import { useBookableMonth } from './useBookableMonth.ts';

export interface DayCalendarProps {
  serviceId: string;
  hold: string | null;
  date: string | null;
  onPick: (date: string) => void;
}

/** The days on which a service can be booked. */
export function DayCalendar({ serviceId, hold, date, onPick }: DayCalendarProps) {
  return <MonthCalendar of={serviceId} view={useBookableMonth(serviceId, date, hold)} date={date} onPick={onPick} />;
}
