import { plusHours } from '../../platform/time/durations.js';

const EDIT_WITHIN_HOURS = 48;

/** Until when its author can change a review. */
export const editableUntil = (postedAt: string): string => plusHours(postedAt, EDIT_WITHIN_HOURS);

export const canBeEdited = ({ postedAt }: { postedAt: string }, now: string): boolean => now <= editableUntil(postedAt);
