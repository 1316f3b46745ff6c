import { AsyncLocalStorage } from 'node:async_hooks';
import { idFrom, newId } from '../ids.js';
import type { AnyEvent } from './event.js';
import { later, type Position, START } from './recorded.js';

/** What is known about the command that runs now, without passing it through every signature. */
export interface CommandContext {
  /** The same for every repetition of the command: ids of events and of new things follow from it. */
  readonly commandId: string;
  /** The user who acts; absent when the system does. */
  readonly actor?: string;
  /** The event that it follows from, where nobody has asked for it. */
  readonly cause?: string;
  /** The id of the command that began it all: its own, where it began by itself. */
  readonly correlation: string;
  /** The highest position that the command has written or answered for, for `X-Position`. */
  position: Position;
  /** What the command has appended. */
  readonly appended: AnyEvent[];
  /** One of its decisions found nothing to do. */
  repeated: boolean;
}

const storage = new AsyncLocalStorage<CommandContext>();

/** A command, and what it follows from, where it does: an event, and what began it all. */
interface Commanded {
  readonly commandId: string;
  readonly actor?: string;
  readonly cause?: string | null | undefined;
  readonly correlation?: string | null | undefined;
}

/** Runs `work` as one command. One that runs inside another follows from the same, unless it says otherwise. */
export function asCommand<T>({ commandId, actor, ...from }: Commanded, work: () => Promise<T>): Promise<T> {
  const around = storage.getStore();
  const cause = from.cause ?? around?.cause;
  const correlation = from.correlation ?? around?.correlation ?? commandId;
  const command = { commandId, correlation, ...(actor && { actor }), ...(cause && { cause }) };
  return storage.run({ ...command, position: START, appended: [], repeated: false }, work);
}

export const currentCommand = (): CommandContext | undefined => storage.getStore();

/** Remembers the position for the answer. */
export function reachedPosition(position: Position): void {
  const command = storage.getStore();
  if (command) command.position = later(command.position, position);
}

/** Remembers what a decision has come to. */
export function decided(events: readonly AnyEvent[]): void {
  const command = storage.getStore();
  if (!command) return;
  if (events.length > 0) command.appended.push(...events);
  else command.repeated = true;
}

/** The id of something that the current command makes: the same each time that the command comes. `role` tells several apart. */
export function newIdFor(role: string): string {
  const command = storage.getStore();
  return command ? idFrom(command.commandId, role) : newId();
}
