import { Logger } from '@nestjs/common';
import { asCommand, currentCommand } from '../../platform/events/command-context.js';
import { newId } from '../../platform/ids.js';

/** As a command of its own: how far it came does not reach the answer, where it would tell whether an address was free. */
export function asSeparateCommand<T>(work: () => Promise<T>): Promise<T> {
  const { commandId = newId(), actor } = currentCommand() ?? {};
  return asCommand(actor ? { commandId, actor } : { commandId }, work);
}

const log = new Logger('Mail');

/** Without being waited for: what is found out on the way does not reach the answer either, not even by the time that it takes. */
export function inBackground(what: string, work: () => Promise<unknown>): void {
  asSeparateCommand(work).catch((error: unknown) =>
    log.error(`${what} could not be sent: ${error instanceof Error ? error.message : 'unknown'}`),
  );
}
