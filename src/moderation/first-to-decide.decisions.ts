import { Rejected } from '../platform/errors.js';
import { ChangedMeanwhile } from '../platform/events/as-seen.js';

/** An event, and who has caused it; nobody, where the system has. */
export interface Caused {
  readonly type: string;
  readonly data: object;
  readonly meta: { readonly at: string; readonly actor?: string };
}

/** What may have been decided meanwhile. */
export interface Deeds {
  /** The stream of what is decided about. */
  readonly stream: string;
  /** What is said of each event by which somebody decides: "approved". */
  readonly verbs: Readonly<Record<string, string>>;
  /** Where the stream tells of more than this: whether an event is about it. */
  readonly isAbout?: (event: Caused) => boolean;
  /** Who it was, where nobody may be named and not only administrators decide. */
  readonly unnamed?: string;
}

interface Deed {
  readonly event: Caused;
  readonly verb: string;
}

/** Refusals of whoever comes too late. All others have nothing to do with who was first. */
const TOO_LATE = [
  ...['vendor-onboarding/already-decided', 'booking/closed', 'booking/no-claim', 'portfolio/decided-already'],
  ...['platform/changed-meanwhile', 'catalog/service-deleted', 'invitations/ended', 'platform-settings/fee-scheduled-already'],
];

export const isTooLate = (error: unknown): boolean => error instanceof Rejected && TOO_LATE.includes(error.code);

/** What another person has decided last; undefined where the last word is the asker's own, the system's, or nobody's. */
export function lastDeed(
  events: readonly Caused[],
  { verbs, isAbout = () => true }: Omit<Deeds, 'stream'>,
  asker: string | undefined,
): Deed | undefined {
  const event = events.findLast((one) => Object.hasOwn(verbs, one.type) && isAbout(one));
  if (!event?.meta.actor || event.meta.actor === asker) return undefined;
  return { event, verb: verbs[event.type]! };
}

/** @param deed without a `name` where nobody may be named */
export function tellTheSecond({ event, verb, name }: Deed & { readonly name: string | undefined }, now: string): never {
  throw new ChangedMeanwhile(
    'moderation/decided-already',
    `${name ?? 'Another administrator'} has ${verb} this ${since(event.meta.at, now)}.`,
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function since(at: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(at);
  if (passed < MINUTE) return 'a moment ago';
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return counted(Math.floor(passed / HOUR), 'hour');
  return counted(Math.floor(passed / DAY), 'day');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
