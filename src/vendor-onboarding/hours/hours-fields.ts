import { ValidateBy } from 'class-validator';
import type { Interval } from '../settings/vendor-settings.events.js';

const DAYS_OF_WEEK = 7;
const AT_MOST = 24;

const isHour = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= AT_MOST;

function isInterval(value: unknown): value is Interval {
  if (typeof value !== 'object' || value === null || Object.keys(value).sort().join() !== 'from,to') return false;
  const { from, to } = value as Interval;
  return isHour(from) && isHour(to) && from < to;
}

/** Intervals of whole hours, each after the one before it. */
const areHours = (value: unknown): value is Interval[] =>
  Array.isArray(value) && value.every((each, place) => isInterval(each) && (place === 0 || (value[place - 1] as Interval).to <= each.from));

/** For DTOs: the hours of one day; none close it. */
export const HoursOfDay = () =>
  ValidateBy(
    { name: 'hoursOfDay', validator: { validate: areHours } },
    { message: 'Hours must be whole, from 0 to 24, and one interval must follow the other' },
  );

/** For DTOs: the hours of the seven days, Sunday first. */
export const HoursOfWeek = () =>
  ValidateBy(
    {
      name: 'hoursOfWeek',
      validator: { validate: (value) => Array.isArray(value) && value.length === DAYS_OF_WEEK && value.every(areHours) },
    },
    { message: 'Send the hours of seven days, Sunday first: whole, from 0 to 24, one interval after the other' },
  );
