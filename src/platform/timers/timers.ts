import type { AnyEvent } from '../events/event.js';
import type { Fact } from '../events/recorded.js';
import { type Handler, type Handlers, ignore, type Projection, type Write } from '../tables/projection.js';
import { TimerRow } from './timer-tables.js';

/** Which events of a module set timers, and which end them: `setTimer` and `endTimer` for each. */
export type Deadlines = Readonly<Record<string, Handler<AnyEvent>>>;

export const deadlines = <E extends AnyEvent>(handlers: Handlers<E>): Deadlines => handlers as unknown as Deadlines;

/** The timers of all modules stand in one table, so they are one projection. */
export function timers(version: number, ...modules: readonly Deadlines[]): Projection {
  const types = new Set(modules.flatMap((handlers) => Object.keys(handlers)));
  const handlers = [...types].map((type) => [type, together(modules.map((module) => module[type] ?? ignore))] as const);
  return { name: 'platform.timers', version, tables: [TimerRow], handlers: Object.fromEntries(handlers) };
}

function together(handlers: readonly Handler<AnyEvent>[]): Handler<AnyEvent> {
  const wanted = handlers.filter((handler) => handler !== ignore);
  return (data, fact) => wanted.flatMap((handler): readonly Write[] => [handler(data, fact)].flat()).map((write) => setBy(write, fact));
}

/** A timer knows whose event has set it. */
const setBy = (write: Write, { id, correlation }: Pick<Fact, 'id' | 'correlation'>): Write =>
  write.kind === 'insert' ? { ...write, row: { ...write.row, cause: id, correlation: correlation ?? null } } : write;
