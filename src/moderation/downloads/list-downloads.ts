import type { Decider } from '../../platform/events/decider.js';
import { type AskedOfList, type DownloadedList, event, type ListDownloadsEvent } from './list-downloads.events.js';

/** Nothing is decided by what was taken before. */
export const ListDownloads: Decider<null, ListDownloadsEvent> = {
  category: 'listDownloads',
  initial: null,
  evolve: { ListDownloaded: () => null },
};

/** What an administrator takes along. */
export interface Download {
  readonly list: DownloadedList;
  readonly asked: AskedOfList & { readonly search?: string | undefined; readonly vendor?: string | undefined };
  readonly rows: number;
}

/** Each time anew: the second file is another one. */
export function download({ list, asked, rows }: Download, by: { readonly adminId: string; readonly now: string }): ListDownloadsEvent[] {
  const { search, vendor, ...rest } = asked;
  const others: AskedOfList = Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null));
  const sealed = { subject: by.adminId, fields: { search: search || null, vendor: vendor ?? null } };
  return [event('ListDownloaded', { list, asked: others, rows, by: by.adminId, at: by.now }, sealed)];
}
