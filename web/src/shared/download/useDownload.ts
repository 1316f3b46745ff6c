import type { DateRange } from '#shared/date-range/date-range.ts';
import { announce } from '#ui/feedback/announcer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/forms/save-file.ts';

/** By this mark spreadsheets know UTF-8; reading the table as text has taken it away. */
const UTF8_MARK = '\uFEFF';

interface Download {
  /** "earnings": a part of the file's name. */
  of: string;
  read: (range: DateRange) => { unwrap: () => Promise<string> };
  reset: () => void;
}

/** Saves a table as a file, and says so. */
export function useDownload({ of, read, reset }: Download) {
  return async (range: DateRange): Promise<void> => {
    const name = `plumb-and-level-${of}-${range.from}-to-${range.to}.csv`;
    announce('Your report is being prepared.');
    try {
      saveFile(name, UTF8_MARK + (await read(range).unwrap()), 'text/csv;charset=utf-8');
      toast.success('Your report is ready', `Your browser has saved it as “${name}”.`);
    } catch (problem) {
      toast.error('Your report could not be prepared', problem);
    }
    // What was read is in the file now, and need not stay in memory.
    reset();
  };
}
