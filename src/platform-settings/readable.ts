import { ERASED } from '../platform/events/event.js';

/** A reason that somebody gave; `null` once they are erased. */
export const readable = (text: string): string | null => (text === ERASED ? null : text);
