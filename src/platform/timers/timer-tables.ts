import { defineEntity } from '@mikro-orm/core';
import { code, instant, whole, words } from '../tables/columns.js';
import { insert, remove, type Write } from '../tables/projection.js';

/** What is to be done in time, and for what: set by one event, ended by another. Reading it, nobody has to keep anything in memory. */
export const TimerRow = defineEntity({
  name: 'TimerRow',
  tableName: 'timer',
  schema: 'read',
  indexes: [{ name: 'timer_due', properties: ['dueAt'] }],
  properties: {
    /** Kind and subject: setting it again moves it. */
    key: code().primary(),
    /** `module.verb` */
    kind: code(),
    /** Id of what it is about. */
    subject: code(),
    dueAt: instant(),
    /** The event that has set it, and what began it all: both stand in what the timer leads to. Absent where an earlier build has set it. */
    cause: code().nullable(),
    correlation: code().nullable(),
  },
});

/** How often a due timer was fired, and when it may be again. What it leads to removes the timer itself. */
const TimerAttemptRow = defineEntity({
  name: 'TimerAttempt',
  tableName: 'timer_attempt',
  properties: {
    key: code().primary(),
    dueAt: instant(),
    /** Counted before each try, so that one that kills the process counts as well. */
    attempts: whole(),
    againAt: instant(),
    /** Why the last try failed; absent when it did not. */
    error: words().nullable(),
  },
});

export const timerEntities = [TimerRow, TimerAttemptRow];

const keyOf = (kind: string, subject: string): string => `${kind}:${subject}`;

/** From `dueAt` on, what this kind of timer stands for is to be done with the subject. Whose event has set it, `timers` adds. */
export const setTimer = (kind: string, subject: string, dueAt: string): Write =>
  insert(TimerRow, { key: keyOf(kind, subject), kind, subject, dueAt, cause: null, correlation: null });

/** There is nothing to be done any more. */
export const endTimer = (kind: string, subject: string): Write => remove(TimerRow, { key: keyOf(kind, subject) });
