import { type Position, START } from '../../events/recorded.js';

/** Sixteen hexadecimal digits: they sort as text the way the numbers do. */
export const positionOf = (number: number): Position => number.toString(16).padStart(16, '0') as Position;

const PRINTED = /^[0-9a-f]{16}$/;

export const isPosition = (text: unknown): text is Position => typeof text === 'string' && PRINTED.test(text);

/** The number behind a position; 0 for `START`. */
export function numberOf(position: Position): number {
  if (position === START) return 0;
  if (!isPosition(position)) throw new TypeError(`${position} is not a position of the Postgres event store`);
  return Number.parseInt(position, 16);
}
