import { wordsOf } from './days.ts';

/** "November 2026" for '2026-11', or for one of its days. */
export const monthName = (month: string): string => `${wordOf(month)} ${month.slice(0, 4)}`;

/** "Nov 2026" */
export const monthLabel = (month: string): string => `${shortWordOf(month)} ${month.slice(0, 4)}`;

/** "Nov 26": where there is room for no more. */
export const monthMark = (month: string): string => `${shortWordOf(month)} ${month.slice(2, 4)}`;

/** "Nov" */
export const shortWordOf = (month: string): string => wordOf(month).slice(0, 3);

const wordOf = (month: string) => wordsOf(`${month.slice(0, 7)}-01`).month;
