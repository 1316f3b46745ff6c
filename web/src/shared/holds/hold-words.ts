import { choiceLabel } from '#shared/slots/slot-words.ts';
import { counted } from '#ui/format/labels.ts';
import type { ChosenSlot } from './held-slot.ts';

/** 581 → "9:41" */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "2:14 PM", on the clock of the person who waits. */
export const endLabel = (endsAt: number): string => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(endsAt);

/** What is said aloud to people who do not see the countdown. */
export const ANNOUNCEMENTS = {
  begins: (slot: ChosenSlot, seconds: number) => {
    const minutes = Math.max(1, Math.round(seconds / 60));
    return `${choiceLabel(slot)} is held for you for ${counted(minutes, 'minute')}.`;
  },
  lastMinute: (slot: ChosenSlot) => `${choiceLabel(slot)} is held for you for one more minute.`,
  ends: (slot: ChosenSlot) => `${choiceLabel(slot)} is not held for you any more. You can hold it again, or choose another one.`,
} as const;
