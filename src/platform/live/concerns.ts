import type { AnyEvent, EventOf } from '../events/event.js';
import { ignore } from '../tables/projection.js';

/** What in an open window may be out of date, by the names under which the client keeps it. */
export const LIVE_TAGS = [
  'Booking',
  'Hold',
  'Slots',
  'Review',
  'Favorite',
  'Vendor',
  'VendorApplication',
  'User',
  'WorkPhoto',
  'Service',
  'Category',
  'VendorSettings',
  'WorkingHours',
  'PlatformSettings',
  'BulkAction',
  'Profile',
] as const;
export type LiveTag = (typeof LIVE_TAGS)[number];

/** What is asked again when a change was refused, or had been made already: whoever sent it saw what is old. */
export const OUTDATED_TAGS = [...LIVE_TAGS, 'Settings', 'Session', 'ContactMessage', 'PlatformCounts'] as const;

/** All names: some of what a change concerns only whoever makes it has in sight. */
export const TAGS = [...OUTDATED_TAGS, 'Security', 'CalendarAddress', 'SavedView'] as const;
export type Tag = (typeof TAGS)[number];

/** Who sees something that an event has changed. */
export interface Concern {
  /** Ids of people and of businesses, whose owners are meant, and `holding(role)`. */
  readonly audience: readonly string[];
  readonly tags: readonly LiveTag[];
  /** What changes besides for whoever did it. No window of anybody else is told. */
  readonly own?: readonly Tag[];
}

/** Of what only the answer to the command tells. */
export const own = (...tags: Tag[]): Concern => ({ audience: [], tags: [], own: tags });

/** All who act in a role. */
export const holding = (role: string): string => `role:${role}`;

type Handler<E extends AnyEvent> = ((data: E['data']) => Concern | readonly Concern[]) | Concern | typeof ignore;

/** One entry per event type. The compiler asks for each of them. */
export type Concerns = Readonly<Record<string, Handler<AnyEvent>>>;

/** What the events of a module change for whom: no events leave the server, only the names of what is worth asking for again. */
export const concerns = <E extends AnyEvent>(handlers: { readonly [Type in E['type']]: Handler<EventOf<E, Type>> }): Concerns =>
  handlers as unknown as Concerns;

/** What all modules say about an event. */
export function concernedBy(modules: readonly Concerns[], { type, data }: AnyEvent): readonly Concern[] {
  return modules.flatMap((handlers) => {
    const handler = handlers[type];
    if (handler === undefined || handler === ignore) return [];
    return typeof handler === 'function' ? [handler(data)].flat() : [handler];
  });
}

/** Types of which an open window may have to be told: the others concern nobody, or only whoever did it, whom the answer tells. */
export const toldTypes = (modules: readonly Concerns[]): string[] => [
  ...new Set(modules.flatMap((handlers) => Object.keys(handlers).filter((type) => isTold(handlers[type]!)))),
];

const isTold = (handler: Handler<AnyEvent>) => handler !== ignore && (typeof handler === 'function' || handler.audience.length > 0);
