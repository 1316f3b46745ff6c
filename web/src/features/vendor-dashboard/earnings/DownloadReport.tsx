import Download from 'virtual:icon/outline-file-download';
import { RangePopover } from '#shared/date-range/RangePopover.tsx';
import { useDownload } from '#shared/download/useDownload.ts';
import { todayIn } from '#ui/format/days.ts';
import { useReadEarningsMutation } from '../download/api.ts';
import { useVendorEarningsQuery } from './api.ts';

/** What was earned in a range, as a table for a spreadsheet. */
export function DownloadReport() {
  const { data: earnings } = useVendorEarningsQuery();
  const [read, { isLoading, reset }] = useReadEarningsMutation();
  const download = useDownload({ of: 'earnings', read, reset });

  // Today is what it is where the provider works, and where that is comes with the figures.
  if (!earnings) return null;
  const today = todayIn(earnings.timeZone);
  return (
    <RangePopover
      label="Download Report"
      icon={<Download />}
      title="Earnings of which days?"
      submitLabel="Download"
      initial={{ from: `${today.slice(0, 7)}-01`, to: today }}
      timeZone={earnings.timeZone}
      busy={isLoading}
      onChosen={download}
    />
  );
}
