import { type Event, eventOf } from '../../platform/events/event.js';

/** What is done to each of the rows. */
export const BULK_KINDS = {
  services: ['activate-services', 'deactivate-services'],
  users: ['activate-users', 'deactivate-users'],
} as const;
/** What the rows are. */
export type BulkList = keyof typeof BULK_KINDS;
export type BulkKind = (typeof BULK_KINDS)[BulkList][number];

/** Stream `bulkAction-<bulkId>`: an administrator has chosen rows, all at once. Which those are stands from here on, whatever matches later. */
export type BulkActionStarted = Event<
  'BulkActionStarted',
  { bulkId: string; kind: BulkKind; rowIds: readonly string[]; startedBy: string; startedAt: string },
  { reason: string }
>;

/** The next rows, in their order, and what came of each. `unchanged`: it was so already. */
export type BulkRowsDone = Event<
  'BulkRowsDone',
  {
    bulkId: string;
    changed: readonly string[];
    unchanged: readonly string[];
    refused: readonly { readonly rowId: string; readonly why: string }[];
  }
>;

export type BulkActionFinished = Event<'BulkActionFinished', { bulkId: string; finishedAt: string }>;

export type BulkActionEvent = BulkActionStarted | BulkRowsDone | BulkActionFinished;

/** Builds the facts above. */
export const event = eventOf<BulkActionEvent>();
