import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Choices } from '../Choices.tsx';
import { calendarHref, dayFrom, viewFrom } from './calendar-choice.ts';

/** The same bookings as a list, or on a calendar. */
export function ViewSwitch() {
  const [params] = useSearchParams();
  const day = dayFrom(params);
  const choices = [
    { name: 'list', label: 'List', href: paths.myBookings },
    { name: 'week', label: 'Week', href: calendarHref('week', day) },
    { name: 'day', label: 'Day', href: calendarHref('day', day) },
  ];
  return <Choices label="View" choices={choices} shown={viewFrom(params) ?? 'list'} />;
}
