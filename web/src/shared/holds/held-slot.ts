import type { HoldDto } from '#api/generated.ts';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';

/** A day and a time of it. */
export interface ChosenSlot {
  date: string;
  time: string;
}

export interface HeldSlot extends HoldDto {
  /** When it runs out by the clock of this device, which may be wrong: counted from when the server said how long it lasts. */
  endsAt: number;
}

export const isAt = (held: ChosenSlot, { date, time }: SlotChoice): boolean => held.date === date && held.time === time;

export const complete = ({ date, time }: SlotChoice): ChosenSlot | null => (date && time ? { date, time } : null);
