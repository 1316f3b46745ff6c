import type { AnyEvent, EventOf } from '../events/event.js';
import { ignore } from '../tables/projection.js';

/** What in an open window may be out of date, by the names under which the client keeps it. */
export const LIVE_TAGS = ['Booking', 'Hold', 'Slots', 'Review', 'Favorite', 'Vendor', 'VendorApplication'] as const;
export type LiveTag = (typeof LIVE_TAGS)[number];

/** Who sees something that an event has changed. */
export interface Concern {
  /** Ids of people and of businesses, whose owners are meant, and `holding(role)`. */
  readonly audience: readonly string[];
  readonly tags: readonly LiveTag[];
}

/** All who act in a role. */
export const holding = (role: string): string => `role:${role}`;

type Handler<E extends AnyEvent> = ((data: E['data']) => Concern | readonly Concern[]) | typeof ignore;

/** One entry per event type. The compiler asks for each of them. */
export type Concerns = Readonly<Record<string, Handler<AnyEvent>>>;

/** What the events of a module change for whom: no events leave the server, only the names of what is worth asking for again. */
export const concerns = <E extends AnyEvent>(handlers: { readonly [Type in E['type']]: Handler<EventOf<E, Type>> }): Concerns =>
  handlers as unknown as Concerns;

/** What all modules say about an event. */
export function concernedBy(modules: readonly Concerns[], { type, data }: AnyEvent): readonly Concern[] {
  return modules.flatMap((handlers) => {
    const handler = handlers[type];
    return handler === undefined || handler === ignore ? [] : [handler(data)].flat();
  });
}
