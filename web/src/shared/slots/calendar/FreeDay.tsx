import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use } from 'react';
import { todayIn } from '#ui/format/days.ts';

/** 'yyyy-MM-dd' of the day that Tab leads to. */
export const EntryDay = createContext<string | undefined>(undefined);

/** The calendar chooses where Tab leads before the free days are known; were it not free, no key would reach the month. */
export function FreeDay(props: PickerDayProps) {
  const entry = use(EntryDay);
  const reached = props.tabIndex === 0 || props.day.format('YYYY-MM-DD') === entry;
  return <PickerDay {...props} tabIndex={reached ? 0 : -1} data-over={props.day.isBefore(todayIn(), 'day') || undefined} />;
}
