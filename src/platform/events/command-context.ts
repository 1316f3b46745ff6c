import { AsyncLocalStorage } from 'node:async_hooks';
import { idFrom, newId } from '../ids.js';
import { later, type Position, START } from './recorded.js';

/** What is known about the command that runs now, without passing it through every signature. */
export interface CommandContext {
  /** The same for every repetition of the command: ids of events and of new things follow from it. */
  readonly commandId: string;
  /** The user who acts; absent when the system does. */
  readonly actor?: string;
  /** The highest position that the command has written or answered for, for `X-Position`. */
  position: Position;
}

const storage = new AsyncLocalStorage<CommandContext>();

/** Runs `work` as one command. */
export function asCommand<T>(command: { commandId: string; actor?: string }, work: () => Promise<T>): Promise<T> {
  return storage.run({ ...command, position: START }, work);
}

export const currentCommand = (): CommandContext | undefined => storage.getStore();

/** Remembers the position for the answer. */
export function reachedPosition(position: Position): void {
  const command = storage.getStore();
  if (command) command.position = later(command.position, position);
}

/** The id of something that the current command makes: the same each time that the command comes. `role` tells several apart. */
export function newIdFor(role: string): string {
  const command = storage.getStore();
  return command ? idFrom(command.commandId, role) : newId();
}
