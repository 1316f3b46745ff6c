import { type Event, eventOf } from '../../platform/events/event.js';

/** What administrators can take along as a file. */
export const DOWNLOADED_LISTS = ['users', 'vendors', 'services', 'bookings'] as const;
export type DownloadedList = (typeof DOWNLOADED_LISTS)[number];

/** By what a list was narrowed, and in which order it was. */
export interface AskedOfList {
  readonly role?: string | undefined;
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly category?: string | undefined;
  readonly sort?: string | undefined;
  readonly direction?: string | undefined;
}

/** Stream `listDownloads-<admin>`: what this administrator has taken along. Whom they looked for is sealed: it may be anybody's name. */
export type ListDownloaded = Event<
  'ListDownloaded',
  { list: DownloadedList; asked: AskedOfList; rows: number; by: string; at: string },
  { search: string | null; vendor: string | null }
>;
export type ListDownloadsEvent = ListDownloaded;

/** Builds the facts above. */
export const event = eventOf<ListDownloadsEvent>();
