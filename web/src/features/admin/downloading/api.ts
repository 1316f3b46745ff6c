import type { DownloadBookingsDto, DownloadServicesDto, DownloadUsersDto, DownloadVendorsDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';
import { saveFile } from '#ui/forms/save-file.ts';

/** What is taken along, and by what it is narrowed. */
export type TakenList =
  | { list: 'users'; asked: DownloadUsersDto }
  | { list: 'vendors'; asked: DownloadVendorsDto }
  | { list: 'services'; asked: DownloadServicesDto }
  | { list: 'bookings'; asked: DownloadBookingsDto };

/** The generated endpoints would read the files as JSON. */
export const { useTakeListMutation } = staffApi.injectEndpoints({
  endpoints: (build) => ({
    takeList: build.mutation<string, TakenList>({
      query: ({ list, asked }) => ({ url: `/api/v1/admin/${list}/download`, method: 'POST', body: asked, responseHandler: saved }),
    }),
  }),
});

/**
 * Its bytes go past the cache, from the answer to the file; one that breaks off is none.
 * @returns what the file is called
 */
async function saved(answer: Response): Promise<unknown> {
  if (!answer.ok) return answer.json();
  const name = /filename="(.+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'plumb-and-level.csv';
  saveFile(name, await answer.blob(), 'text/csv;charset=utf-8');
  return name;
}
