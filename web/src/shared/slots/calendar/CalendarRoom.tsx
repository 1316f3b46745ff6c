import type { ReactNode } from 'react';
import { todayIn } from '#ui/format/days.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { weeksLeft } from './weeks-left.ts';

/** Of a month's head, and of each of its weeks. */
const HEAD = 72;
export const WEEK = 43;
/** Of the two weeks on a phone. */
const STRIP = 172;

/** Keeps the place of the calendar that opens at a day, so that nothing below it moves once it is there. @param at yyyy-MM-dd; else it opens at today's month */
export function CalendarRoom({ at, children }: { at: string | null; children: ReactNode }) {
  const today = todayIn();
  const minHeight = usePhone() ? STRIP : HEAD + WEEK * weeksLeft((at ?? today).slice(0, 7), today);
  return <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight }}>{children}</div>;
}
