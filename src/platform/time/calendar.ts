import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Days as `yyyy-MM-dd`, without a zone: a page of the calendar. From 1900 to 2199, so that plain text order is their order. */

const DAY = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/** A day of the calendar that exists: 2031-02-28, not 2031-02-31. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && DAY.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;

/** `yyyy-MM` with a month from 01 to 12. */
export const isMonth = (text: unknown): text is string => typeof text === 'string' && MONTH.test(text) && isDay(`${text}-01`);

export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** Each day from one to another, both included; none when `until` comes first. */
export const daysFrom = (from: string, until: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index));

/** 0 for Sunday to 6 for Saturday. Searches ask it of each provider: the platform's own date is many times as fast as a library's. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const monthOf = (day: string): string => day.slice(0, 7);

export const addMonths = (month: string, months: number): string => dayjs.utc(`${month}-01`).add(months, 'month').format('YYYY-MM');

export const nextMonth = (month: string): string => addMonths(month, 1);

/** The days of a month `yyyy-MM`, in order. */
export const daysOfMonth = (month: string): string[] => daysFrom(`${month}-01`, addDays(`${nextMonth(month)}-01`, -1));
