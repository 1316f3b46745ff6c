import Button from '@mui/material/Button';
import Download from 'virtual:icon/outline-file-download';
import type { DateRange } from '#shared/date-range/date-range.ts';
import { useDownload } from '#shared/download/useDownload.ts';

interface Props {
  /** "Bookings made": whose table it is. */
  title: string;
  /** A part of the file's name. */
  of: string;
  range: DateRange;
  /** Of a hook that reads the table. */
  reading: readonly [read: (range: DateRange) => { unwrap: () => Promise<string> }, state: { isLoading: boolean; reset: () => void }];
}

/** A panel's figures as a file. */
export function DownloadCsv({ title, of, range: { from, to }, reading: [read, { isLoading, reset }] }: Props) {
  const download = useDownload({ of, read, reset });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Download />}
      aria-label={`${title} as CSV`}
      aria-disabled={isLoading}
      onClick={() => !isLoading && void download({ from, to })}
    >
      CSV
    </Button>
  );
}
